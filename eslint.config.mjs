import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const config = [
  {
    ignores: [
      '.next/**',
      'node_modules/**',
      'supabase/.data/**',
      'next-env.d.ts',
      'supabase/functions/**',
      'test-results/**',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Its time grows with the square of the marks in a row.
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/text/clean-text.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'normalize', message: 'Use normalizeText of lib/text/clean-text.ts.' },
      ],
    },
  },
  {
    // Programs that talk to a terminal; and the one place that writes the log.
    files: [
      'lib/server/commands/**',
      'supabase/local/**',
      'tests/**',
      'docs/**',
      'lib/log.ts',
      'lib/{hosted/push-settings,doctor/run}.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Undocumented parts of the framework may change with any version; one file builds on them.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['lib/server/page-cache.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['next/dist/*'] }] },
  },
  {
    // Its links fetch nothing ahead: DeskLink.
    files: ['app/admin/**'],
    ignores: ['app/admin/_components/desk-link.tsx'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['next/dist/*'], paths: ['next/link'] }],
    },
  },
  {
    // Playwright hands a fixture on by calling `use`, which is no hook.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
];

export default config;
