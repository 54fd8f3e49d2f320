import { fields } from './calculator/calculator.ts';
import { LARGEST_APPLICATION } from './careers/resume-file.ts';
import { splitLanguage } from './languages/local-path.ts';
import { ASKED_PARAMETER, deskPaths } from './desk-paths.ts';
import { NEXT_PARAMETER, paths, searchedPages, type SearchedPath } from './paths.ts';
import { LARGEST_PICTURE } from './pictures/picture-file.ts';
import { FORM_TOKEN_PATH } from './security/form-guard.ts';

/**
 * A route of the site. The framework's rules, the parts of a query and of a form that it gets, and the addresses that an
 * editor may redirect come from this table; the matcher of middleware.ts, which is literal, is compared with it
 * (lib/server/matchers.test.ts).
 */
export interface Route {
  /** The address as lib/paths.ts has it, without a language: `:name` is one part of it, `*` one or more. */
  at: string;
  /** The page of a stored row: the database knows whether it is there, and administrators preview it. */
  isOfRow?: true;
  /** This address and all below its first part are none for readers: not redirected, and not noted as missing. */
  isReserved?: true;
  /** The parameters that it reads of a query, and of one that a form is posted with. */
  query?: Query;
  posted?: Query;
  /** Takes a plain form, not one of a server action: itself, or by the rewrite to its handler, {at}/accept. */
  form?: 'handler' | 'page';
  /** Takes what is no form. */
  takesAny?: true;
  /** Characters of text that may be sent to it, or bytes where no file comes along; bytes with a file. */
  largestText?: number;
  largestBody?: number;
}

/** The parameters of a query, and what a value of each may be. */
export interface Query {
  parameters: Readonly<Record<string, RegExp>>;
  /** The parameter that may come several times; of all others the first one counts. */
  repeated?: string;
  /** The query in place of one with a value that cannot be read; without it such a parameter is left out. */
  unreadable?: string;
}

/** A page of a list. */
const PAGE = /^[1-9][0-9]{0,5}$/;
/** A stored label, or what an administrator searches for: any text of one line. */
const LINE = /^[^\p{Cc}]{1,1000}$/u;
const WORD = /^[\w-]{1,4000}$/;
const TOKEN = /^[\w-]{1,256}$/;
/** Any text that was typed into a field, empty or not: the page says what is wrong with it. */
export const TYPED = /^[^]*$/;
/** Answered with 404 by the rewrites. */
const NO_SUCH_PAGE = 'page=0';

const pageOfList: Query = { parameters: { page: PAGE }, unreadable: NO_SUCH_PAGE };
const sum: Query = { parameters: Object.fromEntries(fields.map((field) => [field, TYPED])) };
const list = { q: LINE, filter: LINE, language: WORD, sort: WORD, after: WORD, format: WORD };
/** Each address or number that is chosen beside a search for a person is one checkbox. */
const person: Query = { parameters: { q: LINE, also: LINE, proof: TOKEN }, repeated: 'also' };
/** The button of a page to which a mail leads posts to the address that the mail names. */
const accountLink: Query = { parameters: { token_hash: TOKEN, type: WORD } };
const newsletterLink: Query = { parameters: { token: TOKEN } };

/** The size of what an administrator saves, such as a long article, in bytes. */
const LARGEST_ADMIN_FORM = 2 * 1024 * 1024;

/**
 * The static pages that are for search, each at its one canonical address: the list behind the sitemap, llms.txt, the
 * share cards and the crawl test.
 */
export const searchedPaths: readonly SearchedPath[] = Object.values(searchedPages);

const queries: Partial<Record<SearchedPath, Query>> = {
  [paths.calculator]: sum,
  [paths.resources]: {
    parameters: { category: LINE, page: PAGE },
    unreadable: NO_SUCH_PAGE,
  },
  [paths.productUpdates]: pageOfList,
  [paths.docsUpdates]: pageOfList,
  [paths.docsChangeLog]: pageOfList,
};

/** Pages of every language. */
const spoken: readonly Route[] = [
  ...searchedPaths.map((at) => ({ at, query: queries[at] })),
  { at: paths.calculatorSum, query: sum },
  { at: '/integrations/:code', isOfRow: true },
  { at: paths.resourcesRss },
  { at: '/resources/:id', isOfRow: true },
  { at: paths.updatesRss },
  { at: '/product-updates/:id', isOfRow: true },
  { at: paths.docs },
  { at: paths.trustRss },
  { at: paths.infoIndex },
  { at: '/info/:slug', isOfRow: true },
  { at: '/careers/:id', isOfRow: true, largestBody: LARGEST_APPLICATION },
  { at: paths.chatTest },
  { at: paths.chatTestScript },
  { at: paths.demoBooking },
  { at: paths.auth, isReserved: true },
  { at: paths.authContinue, query: { parameters: { [NEXT_PARAMETER]: LINE } } },
  { at: paths.authConfirm, form: 'page', posted: accountLink },
  { at: paths.authConfirmAccept, form: 'handler', posted: accountLink },
  { at: paths.authForgotPassword },
  { at: paths.authNewPassword },
  { at: paths.authLinkExpired },
  { at: '/auth/*' },
  { at: '/newsletter/*', isReserved: true },
  { at: paths.newsletterConfirm, form: 'page', posted: newsletterLink },
  { at: paths.newsletterConfirmAccept, form: 'handler', posted: newsletterLink },
  { at: paths.newsletterConfirmed },
  { at: paths.newsletterUnsubscribe, form: 'page', posted: newsletterLink },
  // Mail programs without one click open this address, which leads to the page of the button.
  {
    at: paths.newsletterUnsubscribeAccept,
    form: 'handler',
    query: newsletterLink,
    posted: newsletterLink,
  },
  { at: paths.newsletterUnsubscribed },
  { at: paths.newsletterLinkUnknown },
  { at: paths.newsletterUnsubscribeUnknown },
];

/** The desk, files, and what programs ask for. */
const unspoken: readonly Route[] = [
  { at: deskPaths.home, isReserved: true, takesAny: true, largestText: LARGEST_ADMIN_FORM },
  { at: deskPaths.person, query: person },
  { at: deskPaths.personFile, query: person },
  { at: deskPaths.faq, query: { parameters: { ...list, [ASKED_PARAMETER]: WORD } } },
  { at: deskPaths.upload, largestBody: LARGEST_PICTURE },
  { at: deskPaths.preview, form: 'handler' },
  { at: deskPaths.coming },
  { at: deskPaths.outdatedTranslations },
  { at: deskPaths.administrators },
  { at: deskPaths.search },
  { at: deskPaths.outsideRole },
  { at: deskPaths.contentFile },
  { at: deskPaths.contentFileItself },
  { at: '/admin/:list', query: { parameters: list } },
  { at: '/admin/:list/:part', query: { parameters: list } },
  { at: '/admin/*', takesAny: true, largestText: LARGEST_ADMIN_FORM },
  { at: paths.app.root, isReserved: true },
  { at: paths.app.register },
  { at: paths.app.signup },
  { at: paths.login },
  { at: paths.demoCall },
  { at: paths.supportCall },
  { at: paths.analytics },
  { at: FORM_TOKEN_PATH },
  { at: '/content-changes', takesAny: true },
  { at: '/healthz' },
  { at: '/readyz' },
  { at: '/media/:name', isReserved: true },
  { at: '/share-cards/*', isReserved: true },
  { at: '/images/*.*' },
  { at: '/_next/static/*', isReserved: true },
  // lib/server/refusals.ts checks these parameters.
  { at: '/_next/image', query: { parameters: { url: /./, w: /./, q: /./ } } },
  { at: '/.well-known/security.txt', isReserved: true },
  { at: '/favicon.ico' },
  { at: '/icon.svg' },
  { at: '/placeholder.svg' },
  { at: paths.llms },
  { at: '/robots.txt' },
  { at: paths.sitemap },
  { at: paths.storedSitemap },
];

export const routes: readonly Route[] = [...spoken, ...unspoken];

/** An address of the table as a regular expression, without its first slash and its ends. */
export function patternOf(at: string): string {
  return at
    .slice(1)
    .split('/')
    .map((part) =>
      part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.').replaceAll('*', '.+'),
    )
    .join('/');
}

/** The addresses that have no language. Each is written to its end: what is left over would be taken for a language. */
export const WITHOUT_LANGUAGE = unspoken.map(({ at }) => patternOf(at)).join('|');

const known = routes.map((route) => ({ route, pattern: new RegExp(`^/${patternOf(route.at)}$`) }));

/** Gives one column of the table at an address; undefined where it says nothing. */
export function atAddress<Column extends keyof Route>(
  address: string,
  column: Column,
): Route[Column] | undefined {
  const { path } = splitLanguage(address.replace(/(?<=.)\/$/, ''));
  return known.find(({ route, pattern }) => route[column] !== undefined && pattern.test(path))
    ?.route[column];
}

const FIXED = new Set(routes.map(({ at }) => at).filter((at) => !/[:*]/.test(at)));

/** Whether a route of the site answers at an address without any stored row. Takes the one spelling of `sitePath`. */
export function isFixedAddress(path: string): boolean {
  return FIXED.has(splitLanguage(path).path);
}

const RESERVED = new Set(routes.filter(({ isReserved }) => isReserved).map(({ at }) => topOf(at)));

/** Whether an address is none for readers, such as the admin area: it has no redirect, and is not noted as missing. */
export function isReserved(path: string): boolean {
  return RESERVED.has(topOf(splitLanguage(path).path));
}

function topOf(path: string): string | undefined {
  return path.split('/')[1];
}
