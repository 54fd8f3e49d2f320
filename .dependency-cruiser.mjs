/**
 * The import rules of the tree (docs/architecture.md): app → components → lib's leaves; app → lib; app, components → content;
 * inside lib: leaves ← supabase ← auth, data ← actions.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TESTS = '[.]test[.]tsx?$';
const LEAVES = '^lib/(html|schemas)/|^lib/[^/]+[.]ts$';

const config = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'components-stay-presentational',
      comment: 'Components take props: data, clients and actions are handed to them by app.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: { path: '^(app|supabase|tests)/|^lib/(data|supabase|auth|seo)/' },
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
      comment: 'lib/mail alone reads content/mails.ts: it runs outside of the framework.',
      from: { path: '^lib/', pathNot: '^lib/mail/' },
      to: { path: '^(app|components|content|tests)/' },
    },
    {
      name: 'content-is-copy',
      comment: 'Copy and facts only; it may name addresses and the brand.',
      severity: 'error',
      from: { path: '^content/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^content/|^lib/(paths|brand)[.]ts$' },
    },
    {
      name: 'lib-leaves-stand-alone',
      severity: 'error',
      from: { path: LEAVES, pathNot: TESTS },
      to: { path: '^lib/', pathNot: LEAVES },
    },
    {
      name: 'lib-supabase-below-auth-data-actions',
      severity: 'error',
      from: { path: '^lib/supabase/' },
      to: { path: '^lib/(auth|data|actions)/' },
    },
    {
      name: 'lib-auth-and-data-below-actions',
      severity: 'error',
      from: { path: '^lib/(auth|data)/' },
      to: { path: '^lib/actions/' },
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
      from: { path: '^app/([^(/]+)/' },
      to: { path: '^app/', pathNot: ['^app/$1/', '^app/[^/]+$'] },
    },
    {
      name: 'no-route-of-a-group-imports-a-sibling',
      severity: 'error',
      from: { path: '^app/[(]([^)]+)[)]/([^/(]+)/' },
      to: { path: '^app/', pathNot: ['^app/[(]$1[)]/$2/', '^app/[^/]+$'] },
    },
    {
      name: 'no-route-of-an-area-imports-a-sibling',
      severity: 'error',
      from: { path: '^app/[(]site[)]/[(]([^)]+)[)]/[(]?([^/()]+)[)]?/' },
      to: { path: '^app/', pathNot: ['^app/[(]site[)]/[(]$1[)]/[(]?$2[)]?/', '^app/[^/]+$'] },
    },
    {
      name: 'the-embedded-backend-stays-out-of-the-site',
      comment: 'lib/doctor alone loads it, on demand: it compares a project with the migrations.',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/|^middleware[.]ts$', pathNot: '^lib/doctor/' },
      to: { path: '^(supabase|tests)/' },
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
