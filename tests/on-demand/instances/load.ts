import { CUT_OFF } from './balancer.ts';

const PAGES = ['/', '/faq', '/features', '/resources', '/careers', '/docs'];
/** A small page with the newsletter's form. */
const FORM_PAGE = '/cookies';
/** Visitors at a time; each sends its next request when it has its answer. */
export const VISITORS = 6;
/** Longer than anything the site may take while its backend is well. */
const PATIENCE_MS = 15_000;
const THANKS = 'The next letter goes to';

export type Load = {
  answers: number;
  /** Requests that an instance had begun to work on when it was ended. */
  cutOff: number;
  /** Everything else that went wrong. */
  failures: Set<string>;
  /** Addresses that somebody was thanked for. */
  acknowledged: string[];
};

/** Visitors who read, and now and then subscribe, until the work they come along with is done. */
export async function underLoad(site: string, work: () => Promise<void>): Promise<Load> {
  const load: Load = { answers: 0, cutOff: 0, failures: new Set(), acknowledged: [] };
  const form = await newsletterForm(site);
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let count = visitor; !isOver; count += 1) {
      if (count % 4 === 0) await subscribe(site, form, load);
      else await visit(site + PAGES[count % PAGES.length], undefined, load);
    }
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return load;
}

async function visit(url: string, body: FormData | undefined, load: Load): Promise<string> {
  const what = `${body ? 'POST' : 'GET'} ${new URL(url).pathname}`;
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.headers.has(CUT_OFF)) load.cutOff += 1;
    else if (!response.ok) load.failures.add(`${what}: ${response.status}`);
    load.answers += 1;
    return response.ok ? text : '';
  } catch (error) {
    // The balancer had passed on a part of the answer.
    if ((error as Error).message === 'terminated') load.cutOff += 1;
    else load.failures.add(`${what}: ${String(error)}`);
    return '';
  }
}

async function subscribe(site: string, fields: [string, string][], load: Load): Promise<void> {
  const email = `reader-${crypto.randomUUID()}@letters.example`;
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append('email', email);
  const text = await visit(`${site}${FORM_PAGE}`, body, load);
  if (text.includes(THANKS)) load.acknowledged.push(email);
  else if (text) load.failures.add('POST: no word of thanks');
}

/** The hidden fields with which the form works without JavaScript. */
async function newsletterForm(site: string): Promise<[string, string][]> {
  const html = await (await fetch(`${site}${FORM_PAGE}`)).text();
  const [, form = ''] = /toolname="subscribe_to_newsletter"(.*?)<\/form>/s.exec(html) ?? [];
  const fields = form.matchAll(/type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return [...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
}
