import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { namesOf, type PageNames } from './names.ts';
import { newEntries, newFiles, type Entry } from './templates.ts';

/**
 * Makes a page of the public site: route, copy, head, share card, entry in the sitemap, browser test.
 *
 * @param root the folder of the project
 * @returns the files that were written
 * @throws Error with a sentence for the reader when something of it exists already; then nothing is written
 */
export async function createPage(root: string, address: string, title: string): Promise<string[]> {
  const names = namesOf(address, title);
  const { route, others } = newFiles(names);
  refuseWhatExists(
    root,
    names,
    [route, ...others].map(([file]) => file),
  );
  // The route last: a development server that sees it must find its address and its head.
  const written = new Map([...others, ...(await changedFiles(root, names)), route]);
  for (const [file, text] of written) await write(path.join(root, file), text);
  return [...written.keys()];
}

function refuseWhatExists(root: string, names: PageNames, files: string[]): void {
  const routes = globSync(
    ['', '/(*)', '/(*)/(*)'].map((group) => `app${group}${names.path}`),
    { cwd: root },
  );
  const taken = [...routes, ...files.filter((file) => existsSync(path.join(root, file)))];
  if (taken.length > 0) throw new Error(`${names.path} exists already: ${taken.join(', ')}`);
}

/** The files that are there already, with the entries of the page in them. */
async function changedFiles(root: string, names: PageNames): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const entry of newEntries(names)) {
    const text = texts.get(entry.file) ?? (await readFile(path.join(root, entry.file), 'utf8'));
    texts.set(entry.file, withEntry(text, entry));
  }
  return texts;
}

function withEntry(text: string, { file, before, text: added, sign }: Entry): string {
  if (text.includes(sign)) throw new Error(`${file} has it already: ${sign.trim()}`);
  const at = text.indexOf(`\n${before}`);
  if (at < 0) throw new Error(`${file} has no line that begins with "${before.trim()}".`);
  return `${text.slice(0, at)}\n${added}${text.slice(at)}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const style = await resolveConfig(path.join(import.meta.dirname, 'create-page.ts'));
  await writeFile(file, await format(text, { ...style, filepath: file }));
}
