import { readFile } from 'node:fs/promises';
import path from 'node:path';

const MANIFEST = path.join(
  import.meta.dirname,
  '../../.next/server/server-reference-manifest.json',
);

/** Something that the build has given an id by which a browser can call it. */
export type Callable = {
  id: string;
  name: string;
  file: string;
  isCachedRead: boolean;
  page: string;
};

type Manifest = {
  node: Record<
    string,
    { workers: Record<string, unknown>; filename: string; exportedName: string }
  >;
};

/** Every server action and every cached function of the build, with a page that would answer the call. */
export async function listCallables(): Promise<Callable[]> {
  const { node } = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  return Object.entries(node).map(([id, { workers, filename, exportedName }]) => ({
    id,
    name: exportedName,
    file: filename,
    isCachedRead: exportedName.startsWith('$$RSC_SERVER_CACHE'),
    page: addressOf(Object.keys(workers).find((worker) => worker.endsWith('/page')) ?? ''),
  }));
}

/** The address of a page by the name of its file; a dynamic part becomes a row of the seeds. */
function addressOf(worker: string): string {
  const address = worker
    .replace(/^app/, '')
    .replace(/\/page$/, '')
    .replace(/\/\([^)]*\)/g, '')
    .replace('/admin/[collection]', '/admin/articles')
    .replace('[jobId]', '06dad3a1-1d3b-418e-b4b0-3e98024e7f31')
    .replace(/\/\[[^\]]*\].*$/, '');
  return address || '/';
}

/** Bodies that no form of ours would send: wrong kinds, broken framing, references into nowhere, far too much. */
export const hostileBodies: Readonly<Record<string, string>> = {
  'no arguments': '[]',
  nothing: '',
  nulls: '[null,null,null]',
  'broken JSON': '{{{',
  'no list': '"text"',
  'deep nesting': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'a function of the server': '["$F1"]',
  'a form that is not there': '["$K1"]',
  'a path into the prototype': '["$1:constructor:constructor"]',
  'the prototype':
    '[{"__proto__":{"is_admin":true}},{"constructor":{"prototype":{"is_admin":true}}}]',
  'a blob that is not there': '["$B1"]',
  'maps, sets and iterators': '["$Q1","$W2","$i3","$h1","$T"]',
  'impossible values': '["$Dnever","$n9999999999999999","$Infinity","$NaN","$-0","$undefined"]',
  'a huge number': `[${'9'.repeat(500)}]`,
  'a long text': JSON.stringify(['a'.repeat(200_000)]),
  'a null byte': JSON.stringify([{ status: 'idle' }, '\u0000']),
  'an object as a form': JSON.stringify([
    { status: 'idle' },
    { email: "' or 1=1 --", password: { $ne: null } },
  ]),
  'a question for the FAQ': JSON.stringify([
    {
      collection: 'faq',
      base: null,
      values: { question: 'Is this open?', answer: 'It should not be.', type: 'faq' },
    },
  ]),
};
