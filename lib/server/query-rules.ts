import { cutSigns } from '../redirects/without-sign.ts';
import { atAddress, TYPED } from '../routes.ts';

/** An ampersand in the form of programs that take an address for a part of HTML. No parameter of ours begins with it. */
const ESCAPED_AMPERSAND = /&(?:amp(?:;|%3B))+/gi;

/** The framework's own parameter, which tells apart the variants of a page's data in the browser's cache. */
const DATA_PARAMETER = '_rsc';

export type SplitQuery = {
  /** The address with the parameters that its route reads, in one order. */
  url: string;
  /** All other parameters. */
  others: readonly (readonly [name: string, value: string])[];
};

/**
 * Takes from the address of a request what its route does not read (lib/routes.ts). The framework gets no other
 * parameter, because it renders a stale page with the query of the request that found it stale and keeps the result for every
 * visitor. What only the browser reads (campaign parameters, a token that a form posts later) stays in its address bar.
 *
 * @param url the target of the request, a path with or without a query
 * @param isForData the framework's client asks for the data of a page, not for the page
 */
export function splitQuery(
  url: string,
  method: string | undefined,
  isForData: boolean,
): SplitQuery {
  const [path = '', ...rest] = url.split('?');
  if (rest.length === 0) return { url, others: [] };
  const sent = [...new URLSearchParams(rest.join('?').replace(ESCAPED_AMPERSAND, '&'))];
  const posted = method === 'POST' ? atAddress(path, 'posted') : undefined;
  const rule = posted ?? atAddress(path, 'query');
  const end = sent.at(-1);
  const formAtEnd = end && rule?.parameters[end[0]];
  if (formAtEnd && (formAtEnd === TYPED || !formAtEnd.test(end[1]))) end[1] = cutSigns(end[1]);
  const kept = new URLSearchParams();
  let isReadable = true;
  for (const [name, form] of Object.entries(rule?.parameters ?? {})) {
    const values = sent.filter(([given]) => given === name).map(([, value]) => value);
    for (const value of name === rule?.repeated ? values : values.slice(0, 1)) {
      if (value === '' && form !== TYPED) continue;
      if (form.test(value)) kept.append(name, value);
      else isReadable = false;
    }
  }
  const data = isForData ? sent.find(([name]) => name === DATA_PARAMETER)?.[1] : undefined;
  // Empty where the client says nothing of its state: the framework leads on until it is there.
  if (data !== undefined && /^[\w-]{0,32}$/.test(data)) kept.set(DATA_PARAMETER, data);
  const query = isReadable ? kept.toString() : (rule?.unreadable ?? kept.toString());
  const read = new Set([...Object.keys(rule?.parameters ?? {}), DATA_PARAMETER]);
  return {
    url: query ? `${path}?${query}` : path,
    others: sent.filter(([name]) => !read.has(name)),
  };
}
