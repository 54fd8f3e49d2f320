import type { Texts, Translated } from './translated';
import type * as english from './en/index';

/** The words of the site in one language. English has the keys that all others must have. */
export type Words = Translated<typeof english>;

/**
 * The texts of a language from its files. A file has the name that content/en/index.ts gives to the English one, which is
 * that of the file in camel case.
 */
export function textsOfFiles(files: Readonly<Record<string, { texts: unknown }>>) {
  return Object.fromEntries(
    Object.entries(files).map(([file, { texts }]) => [nameOf(file), texts]),
  ) as Texts<typeof english>;
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '').replace(/-\w/g, ([, letter]) => letter!.toUpperCase());
}
