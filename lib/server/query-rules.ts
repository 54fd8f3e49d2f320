import { fields } from '../calculator/calculator.ts';
import { splitLanguage } from '../languages/local-path.ts';
import { ASKED_PARAMETER, NEXT_PARAMETER, paths } from '../paths.ts';
import { cutSigns } from '../redirects/without-sign.ts';

/**
 * The query parameters of the site: which route reads which, by which method, and what a value may be. The framework gets
 * no other, because it renders a stale page with the query of the request that found it stale and keeps the result for
 * every visitor. What only the browser reads (campaign parameters, a token that a form posts later) stays in its address
 * bar. The rewrites that use them: lib/server/address-rules.ts.
 */
type QueryRule = {
  route: RegExp;
  method?: 'POST';
  parameters: Readonly<Record<string, RegExp>>;
  /** The parameter that may come several times; of all others the first one counts. */
  repeated?: string;
  /** The query in place of one with a value that cannot be read; without it such a parameter is left out. */
  unreadable?: string;
};

/** A page of a list. */
const PAGE = /^[1-9][0-9]{0,5}$/;
/** A stored label, or what an administrator searches for: any text of one line. */
const LINE = /^[^\p{Cc}]{1,1000}$/u;
const WORD = /^[\w-]{1,4000}$/;
const TOKEN = /^[\w-]{1,256}$/;
/** What was typed into a field, empty or not: the page says what is wrong with it. */
const TYPED = /^[^]*$/;
/** Answered with 404 by the rewrites. */
const NO_SUCH_PAGE = 'page=0';

/** What a list of the desk reads. */
const LIST = { q: LINE, filter: LINE, language: WORD, sort: WORD, after: WORD, format: WORD };

const either = (...routes: string[]) => new RegExp(`^(?:${routes.join('|')})$`);

const rules: readonly QueryRule[] = [
  {
    route: either(paths.resources),
    parameters: { category: LINE, page: PAGE },
    unreadable: NO_SUCH_PAGE,
  },
  {
    route: either(paths.productUpdates, paths.docsUpdates, paths.docsChangeLog),
    parameters: { page: PAGE },
    unreadable: NO_SUCH_PAGE,
  },
  // Rendered for one request, where one of them is there.
  {
    route: either(paths.calculator),
    parameters: Object.fromEntries(fields.map((field) => [field, TYPED])),
  },
  // What is chosen beside a search for a person: each address or number is one checkbox.
  {
    route: either(paths.adminPerson, paths.adminPersonFile),
    parameters: { q: LINE, also: LINE, proof: TOKEN },
    repeated: 'also',
  },
  { route: either(paths.adminFaq), parameters: { ...LIST, [ASKED_PARAMETER]: WORD } },
  // Lists of the admin area, which are rendered for one request.
  {
    route: /^\/admin\/[^/]+(?:\/export)?$/,
    parameters: LIST,
  },
  // Where the sign-in page leads on.
  { route: either(paths.authContinue), parameters: { [NEXT_PARAMETER]: LINE } },
  // The buttons of mail links post to the address that the mail names.
  {
    route: either(paths.authConfirm, paths.authConfirmAccept),
    method: 'POST',
    parameters: { token_hash: TOKEN, type: WORD },
  },
  {
    route: either(
      ...[paths.newsletterConfirm, paths.newsletterConfirmAccept],
      ...[paths.newsletterUnsubscribe, paths.newsletterUnsubscribeAccept],
    ),
    method: 'POST',
    parameters: { token: TOKEN },
  },
  // Mail programs without one click open this address, which leads to the page of the button.
  { route: either(paths.newsletterUnsubscribeAccept), parameters: { token: TOKEN } },
  // How a picture is asked for is checked in lib/server/refusals.ts.
  { route: /^\/_next\/image$/, parameters: { url: /./, w: /./, q: /./ } },
];

/** Written by programs that take an address for a part of HTML. No parameter of ours begins with it. */
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
 * Takes from the address of a request what its route does not read.
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
  const route = splitLanguage(path.replace(/(?<=.)\/$/, '')).path;
  const rule = rules.find(
    (known) => known.route.test(route) && (known.method === undefined || known.method === method),
  );
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
