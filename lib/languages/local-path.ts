import { defaultLanguage, languages, type Language } from './languages.ts';

/** Linked addresses without a language: the desk, and those that lead to other hosts. A literal, because every page has it. */
const LEADS_ELSEWHERE = /^\/(?:admin|app|login|demo-call|support-call)(?![^/?#])/;

/**
 * An address of this site in a language: English has no prefix.
 *
 * @param path an address as lib/paths.ts has it, with or without a query and a place in the page; others stay as they are
 */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage || !/^\/(?!\/)/.test(path) || LEADS_ELSEWHERE.test(path))
    return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

const PREFIX = new RegExp(`^/(${languages.join('|')})(?=$|[/?#])`);

/** The language of an address of this site, and the address without it, as lib/paths.ts has it. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const prefix = PREFIX.exec(path)?.[1] as Language | undefined;
  if (!prefix) return { language: defaultLanguage, path };
  const rest = path.slice(prefix.length + 1);
  return { language: prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
}
