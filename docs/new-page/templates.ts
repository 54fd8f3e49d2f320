import type { PageNames } from './names.ts';

type NewFile = [file: string, text: string];

/** The files of a new page: where each stands, and what is in it. */
export function newFiles(names: PageNames): { route: NewFile; others: NewFile[] } {
  return {
    route: [`app/(site)/(company)${names.path}/page.tsx`, route(names)],
    others: [
      [`content/${names.file}.ts`, content(names)],
      [`tests/e2e/${names.file}.spec.ts`, browserTest(names)],
    ],
  };
}

const route = ({ key, copy, component, file }: PageNames) => `
import { SectionMark } from '@/components/sections/section-mark';
import { ${copy} as copy } from '@/content/${file}';
import { pageHeads } from '@/content/page-heads';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...pageHeads[paths.${key}], path: paths.${key} });

export default function ${component}() {
  return (
    <div data-ground="paper" className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
      <SectionMark {...copy.mark} />
      <h1 className="max-w-[17ch] text-h1">{copy.title}</h1>
      <p className="mt-6 max-w-measure text-lead">{copy.lead}</p>
    </div>
  );
}
`;

// The description has the 50 to 160 characters that the tests ask for with a title of up to 60.
const content = ({ path, title, copy }: PageNames) => `
/** The copy of ${path}. */
export const ${copy} = {
  pageTitle: ${JSON.stringify(title)},
  description: ${JSON.stringify(`${title}: what a host should know about it before the first guest arrives.`)},
  mark: { time: '21:30', label: ${JSON.stringify(title)} },
  title: ${JSON.stringify(title)},
  lead: 'What a reader learns here, in one or two sentences.',
} as const;
`;

const browserTest = ({ path, title }: PageNames) => `
import { expect, test } from './fixtures.ts';

// What holds for every page (head, layout, accessibility, weight) is tested by its line in pages.ts.
test('${path} says what it is about', async ({ page }) => {
  await page.goto('${path}');
  await expect(page).toHaveTitle(${JSON.stringify(`${title} - Nightdesk`)});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(${JSON.stringify(title)});
});
`;

/** What a new page adds to a file that is there already, and the line before which it goes. */
export interface Entry {
  file: string;
  before: string;
  text: string;
  /** What the file holds when it has the entry. */
  sign: string;
}

/** What makes the page known: its address, its head, and its place in the tests of every page. */
export function newEntries({ key, path, copy, file }: PageNames): Entry[] {
  return [
    {
      file: 'lib/paths.ts',
      before: '  app: {',
      text: `  ${key}: '${path}',`,
      sign: `\n  ${key}: `,
    },
    {
      file: 'lib/paths.ts',
      before: '  paths.privacy,',
      text: `  paths.${key},`,
      sign: `\n  paths.${key},`,
    },
    {
      file: 'content/page-heads.ts',
      before: "import { productPage } from './product';",
      text: `import { ${copy} } from './${file}';`,
      sign: `import { ${copy} }`,
    },
    {
      file: 'content/page-heads.ts',
      before: '  [paths.privacy]:',
      text: `  [paths.${key}]: {
    title: ${copy}.pageTitle,
    description: ${copy}.description,
    group: 'Company',
    card: { ...${copy}, tag: 'brass' },
  },`,
      sign: `[paths.${key}]:`,
    },
    {
      file: 'tests/e2e/pages.ts',
      before: "  { name: 'not-found'",
      text: `  { name: '${file}', path: '${path}' },`,
      sign: `path: '${path}' }`,
    },
  ];
}
