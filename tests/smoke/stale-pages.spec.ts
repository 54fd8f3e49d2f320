import { eachAtOnce } from '../support/requests.ts';
import { places } from '../support/pages.ts';
import { expect, test } from './fixtures.ts';

const SECRET = 'token-of-one-visitor';

/** What a stranger, or a mail program, puts into a request: a page that was rendered with it would show it to others. */
const headers = {
  'content-security-policy': `script-src 'nonce-${SECRET}'`,
  'content-security-policy-report-only': `script-src 'nonce-${SECRET}'`,
  'x-nextjs-html-request-id': SECRET,
  'next-url': `/${SECRET}`,
  'user-agent': SECRET,
  'x-forwarded-host': `${SECRET}.example`,
  // Of a body that is not there: no rule may be for requests without one only.
  'content-type': 'text/plain',
};
const withSecret = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}token=${SECRET}&_rsc=${SECRET}&nxtPslug=${SECRET}&messages=${SECRET}`;

test('a page that a visitor finds stale is rendered without what the visitor sent', async ({
  stand: { site, letPagesAge },
}) => {
  const askEach = async (address: (path: string) => string, init?: RequestInit) => {
    const found: string[] = [];
    await eachAtOnce(places, 4, async ({ path }) => {
      const answer = await fetch(site + address(path), { redirect: 'manual', ...init });
      const text = JSON.stringify([...answer.headers]) + (await answer.text());
      if (text.includes(SECRET)) found.push(path);
    });
    return found;
  };
  await askEach((path) => path);
  await letPagesAge();
  await askEach(withSecret, { headers });
  // Waits for the pages that are rendered again in the background, one after the other with these.
  await askEach((path) => path);
  expect(await askEach((path) => path)).toEqual([]);
});
