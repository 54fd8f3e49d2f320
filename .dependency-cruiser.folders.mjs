/**
 * No two folders of lib import each other, directly or by way of others. Tests do not count, and files at the root of lib
 * belong to no folder. Run apart from the other rules, because it looks at another part of the tree.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const config = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^lib/[^/]+/',
    exclude: '[.]test[.]tsx?$',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};

export default config;
