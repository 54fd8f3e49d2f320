import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPageExpiry } from './page-expiry.ts';

const FAQ = ['faq-items'];
const OTHER = ['prices'];

it('a page expires with its tags alone, until it is rendered again', () => {
  const expiry = createPageExpiry();
  expiry.noteStored('/faq', FAQ, expiry.now());
  expect(expiry.isExpired('/faq', FAQ)).toBe(false);
  expiry.expire([...FAQ, 'of-no-page']);
  expect(expiry.isExpired('/faq', FAQ)).toBe(true);
  expect(expiry.isExpired('/', OTHER)).toBe(false);
  expect(expiry.noteStored('/faq', FAQ, expiry.now())).toBe(true);
  expect(expiry.isExpired('/faq', FAQ)).toBe(false);
});

it('a page that an earlier process stored expires with the first invalidation of this one', () => {
  const expiry = createPageExpiry();
  expect(expiry.isExpired('/faq', FAQ)).toBe(false);
  expiry.expire(FAQ);
  expect(expiry.isExpired('/faq', FAQ)).toBe(true);
});

it('a page with data that may be older than an invalidation is not stored', () => {
  const expiry = createPageExpiry();
  const requestedAt = expiry.now();
  expiry.expire(FAQ);
  expect(expiry.noteStored('/faq', FAQ, requestedAt)).toBe(false);
  expect(expiry.isExpired('/faq', FAQ)).toBe(true);
  expect(expiry.noteStored('/', OTHER, requestedAt)).toBe(true);
});

/** Whether an invalidation has stopped waiting. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await settle();
  return over;
}

it('an invalidation waits for the renders that may show old data, and for no other', async () => {
  const expiry = createPageExpiry();
  const [own, other] = [{}, {}];
  expiry.beginRender('/faq', { tags: FAQ, request: other });
  expiry.beginRender('/first-time', { tags: null, request: other });
  expiry.beginRender('/', { tags: OTHER, request: other });
  expiry.beginRender('/docs/faq', { tags: FAQ, request: own });
  const waiting = expiry.rendersEnded(FAQ, own);
  expect(await isOver(waiting)).toBe(false);
  expiry.endRender('/faq');
  expect(await isOver(waiting)).toBe(false);
  expiry.endRender('/first-time');
  expect(await isOver(waiting)).toBe(true);
});

it('a request that is closed ends its own render, not the next one of the page', async () => {
  const expiry = createPageExpiry();
  const [first, second] = [new AbortController(), new AbortController()];
  const begin = ({ signal }: AbortController) =>
    expiry.beginRender('/faq', { tags: FAQ, request: signal, closed: signal });
  begin(first);
  expiry.endRender('/faq');
  begin(second);
  first.abort();
  const waiting = expiry.rendersEnded(FAQ, undefined);
  expect(await isOver(waiting)).toBe(false);
  second.abort();
  expect(await isOver(waiting)).toBe(true);
});
