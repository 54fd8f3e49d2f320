/**
 * The import rules of the tree (docs/architecture.md): app → components → lib; app, components → content. In lib no two
 * folders import each other, directly or by way of others.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const NOUNS =
  'articles|calculator|careers|company|consent|contact|demo|faq|newsletter|pages|prices|providers|redirects|trust|try|updates';
const TESTS = '[.]test[.]tsx?$';
/** Files that the routes of an area share: the document, and files and `_updates` beside their folders. */
const SHARED_BY_ROUTES = [
  '^app/_document/',
  '^app/(?:\\[lang\\]/)?[(][a-z-]+[)]/[a-z-]+[.]ts$',
  '[(]site[)]/_updates/',
];

const config = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'components-stay-presentational',
      comment: 'Components take props: data, clients and actions are handed to them by app.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: { path: '^(app|supabase|tests)/|^lib/(supabase|desk|seo)/' },
    },
    {
      name: 'components-read-no-rows',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: { path: '^lib/supabase/(public|session|service)[.]ts$', reachable: true },
    },
    {
      name: 'components-take-only-types-of-actions',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/actions/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib-knows-no-pages',
      severity: 'error',
      comment:
        'lib/mail alone reads content/en/mails.ts: it runs outside of the framework. Schemas are made from the sentences of their messages; those of the desk are in English only.',
      from: { path: '^lib/', pathNot: `^lib/mail/|${TESTS}` },
      to: {
        path: '^(app|components|content|tests)/',
        pathNot: '^content/(?:languages|translated|desk-fields|en/(?:messages|limits))[.]ts$',
      },
    },
    {
      name: 'a-noun-knows-no-other',
      comment: 'Types only: the calculator takes prices, and does not read them.',
      severity: 'error',
      from: { path: `^lib/(${NOUNS})/`, pathNot: TESTS },
      to: {
        path: `^lib/(${NOUNS})/`,
        pathNot: '^lib/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'content-is-copy',
      comment:
        'Copy and facts only; it may name addresses and the brand, and types of what it fills in for.',
      severity: 'error',
      from: { path: '^content/', pathNot: TESTS },
      to: {
        pathNot: '^content/|^lib/((?:desk-)?paths|brand|text/format|languages/.*)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-lib-supabase-makes-clients',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/|^middleware[.]ts$', pathNot: '^lib/supabase/' },
      to: { path: 'node_modules/@supabase/ssr', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-never-pass-row-level-security',
      comment: 'The client with the secret key serves what the server stores and counts.',
      severity: 'error',
      from: { path: '^(app|components|content)/' },
      to: { path: '^lib/supabase/service[.]ts$' },
    },
    {
      name: 'no-route-imports-a-sibling',
      comment: 'What two routes share belongs to components, lib or content.',
      severity: 'error',
      from: { path: '^app/([^[(/]+)/' },
      to: { path: '^app/', pathNot: ['^app/$1/', '^app/globals[.]css$', ...SHARED_BY_ROUTES] },
    },
    {
      name: 'no-route-of-a-group-imports-a-sibling',
      severity: 'error',
      from: { path: '^app/(?:\\[lang\\]/)?[(]([^)]+)[)]/[(]?([^/()]+)[)]?/' },
      to: {
        path: '^app/',
        pathNot: ['^app/(?:\\[lang\\]/)?[(]$1[)]/[(]?$2[)]?/', ...SHARED_BY_ROUTES],
      },
    },
    {
      name: 'the-embedded-backend-stays-out-of-the-site',
      comment: 'lib/doctor alone loads its settings, on demand, where no Supabase is configured.',
      severity: 'error',
      from: {
        path: '^(app|components|content|lib)/|^middleware[.]ts$',
        pathNot: `^lib/doctor/|${TESTS}`,
      },
      to: { path: '^(supabase|tests)/' },
    },
    {
      name: 'a-page-loads-one-language-of-the-search',
      comment:
        'An import() for each language: one at the top would load all of them in every page.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '^lib/try/rules/', dynamic: false },
    },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^([.]next|supabase/functions)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

export default config;
