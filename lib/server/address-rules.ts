import type { NextConfig } from 'next';
import { fields } from '../calculator/calculator.ts';
import { ADMIN_ANSWER_HEADER, deskPaths } from '../desk-paths.ts';
import { paths } from '../paths.ts';
import { defaultLanguage, languages } from '../languages/languages.ts';
import { routes, WITHOUT_LANGUAGE } from '../routes.ts';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];
type Rewrite = Extract<
  Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>,
  readonly unknown[]
>[number];

// /resources?category=...&page=N is served by /resources/lists/{category}/{page}; "-" stands for all categories. What
// cannot be a category or a page leads to page 0, which answers 404.
const CATEGORY = '(?<category>[^/?#%&:.*+(){}\\\\]+)';
const PAGE = '(?<page>[1-9][0-9]{0,4})';
const blogRewrites: Rewrite[] = [
  { query: { category: CATEGORY, page: PAGE }, to: ':category/:page' },
  { query: { category: CATEGORY }, without: 'page', to: ':category/start' },
  { query: { page: PAGE }, without: 'category', to: '-/:page' },
  { query: { category: '.+' }, to: '-/0' },
  { query: { page: '.+' }, to: '-/0' },
].map(({ query, without, to }) => ({
  source: paths.resources,
  has: Object.entries(query).map(([key, value]) => ({ type: 'query' as const, key, value })),
  ...(without && { missing: [{ type: 'query' as const, key: without }] }),
  destination: `${paths.resources}/lists/${to}`,
}));
const blogRedirects: Redirect[] = [
  ['-/start', ''],
  ['-/:page', '?page=:page'],
  [':category/start', '?category=:category'],
  [':category/:page', '?category=:category&page=:page'],
].map(([from, to]) => ({
  source: `${paths.resources}/lists/${from}`,
  destination: `${paths.resources}${to}`,
  permanent: true,
}));

// /product-updates?page=N, and the two lists of the documentation, are served by .../pages/{page}. What cannot be a page
// leads to page 0, which answers 404.
const updatePaths = [paths.productUpdates, paths.docsUpdates, paths.docsChangeLog];
const updateRewrites: Rewrite[] = updatePaths.flatMap((source) => [
  {
    source,
    has: [{ type: 'query', key: 'page', value: '(?<page>[1-9][0-9]{0,5})' }],
    destination: `${source}/pages/:page`,
  },
  {
    source,
    has: [{ type: 'query', key: 'page', value: '.+' }],
    destination: `${source}/pages/0`,
  },
]);
const updateRedirects: Redirect[] = updatePaths.map((path) => ({
  source: `${path}/pages/:page`,
  destination: `${path}?page=:page`,
  permanent: true,
}));

// The middleware marks addresses of the admin area with nothing there: a page of that area has begun as a success before it
// can know. A rewrite in the middleware fails on a server that listens on 127.0.0.1, because the framework compares it with
// localhost. No route has the destination, so the answer is the page of every unknown address.
const adminRewrites: Rewrite[] = [
  { value: 'missing', destination: `/${defaultLanguage}/nothing-in-admin` },
  { value: 'outside-role', destination: deskPaths.outsideRole },
].map(({ value, destination }) => ({
  source: `${deskPaths.home}/:path*`,
  has: [{ type: 'header', key: ADMIN_ANSWER_HEADER, value }],
  destination,
}));

// A sum has an address of its own, which is rendered for each request; links to sums had that of the calculator.
const calculatorRedirects: Redirect[] = fields.map((field) => ({
  source: paths.calculator,
  has: [{ type: 'query', key: field }],
  destination: paths.calculatorSum,
  permanent: true,
}));

// The button on a page to which mails lead posts to that page's own address, which holds the token. Its form is a plain
// one; those of server actions, such as the newsletter's in the footer, are of another type and pass.
const mailLinkRewrites: Rewrite[] = routes
  .filter(({ form }) => form === 'page')
  .map(({ at }) => ({
    source: at,
    has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
    destination: `${at}/accept`,
  }));

// Cards of the documentation that were shared when their names had hyphens.
const cardRewrites: Rewrite[] = [
  { source: '/share-cards/docs-:section', destination: '/share-cards/docs/:section' },
];

// Other languages have their code before every address: "/de/resources".
const prefixed = languages.filter((language) => language !== defaultLanguage).join('|');

/** Rules of the public site, for all languages. English has no prefix. */
function inEachLanguage<Rule extends Redirect | Rewrite>(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule) => [
    rule,
    {
      ...rule,
      source: `/:lang(${prefixed})${rule.source}`,
      destination: `/:lang${rule.destination}`,
    },
  ]);
}

// The routes of the site have the language as their first part. Any other first part, but those of routes without a
// language, belongs to an English address, so that unknown languages are unknown pages.
const languageRewrites: Rewrite[] = [
  { source: '/', destination: `/${defaultLanguage}` },
  {
    source: `/:path((?!(?:${languages.join('|')})(?:/|$)|(?:${WITHOUT_LANGUAGE})$).+)`,
    destination: `/${defaultLanguage}/:path`,
  },
];
/** The addresses that are no English ones, as the routes write them. */
const OTHERS = new RegExp(`^/(?:(?:${languages.join('|')})(?:/.*)?|${WITHOUT_LANGUAGE})$`);
const OTHERS_IN_ANY_CASE = new RegExp(OTHERS.source, 'i');

/**
 * The framework compares addresses with these rules in any case, and with its routes in their own: "/ADMIN" would be a
 * language.
 *
 * @returns the address of a request, or one that no route knows in its place
 */
export function inOwnCase(url: string): string {
  const [path = ''] = url.split('?', 1);
  return OTHERS_IN_ANY_CASE.test(path) && !OTHERS.test(path) ? '/unknown/address' : url;
}

const languageRedirects: Redirect[] = [
  { source: `/${defaultLanguage}`, destination: '/', permanent: true },
  { source: `/${defaultLanguage}/:path+`, destination: '/:path+', permanent: true },
];

/** Addresses that are served by another route; the visitor's address bar keeps what it shows. */
export const rewrites: Rewrite[] = [
  ...adminRewrites,
  ...cardRewrites,
  ...inEachLanguage([...mailLinkRewrites, ...blogRewrites, ...updateRewrites]),
  ...languageRewrites, // last: those above lead to addresses without English
];

/** The page for missing addresses of another language answers where no route does. */
export const missingRewrites: Rewrite[] = [
  { source: `/:lang(${prefixed})/:path+`, destination: '/:lang/missing' },
];

// The legal texts have addresses of their own, and no second text among the stored pages.
const legalRedirects: Redirect[] = [paths.privacy, paths.terms, paths.cookies].map((path) => ({
  source: `/info${path}`,
  destination: path,
  permanent: true,
}));

/** Addresses that lead to the one canonical spelling. */
export const redirects: Redirect[] = [
  ...languageRedirects,
  ...inEachLanguage([
    ...blogRedirects,
    ...updateRedirects,
    ...legalRedirects,
    ...calculatorRedirects,
  ]),
];
