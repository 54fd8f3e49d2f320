import { useParams, usePathname } from 'next/navigation';
import { namedLanguage, type Language } from '@/lib/languages/languages';
import { localPath, splitLanguage } from '@/lib/languages/local-path';

/** The language of the page, in a client component. */
export function useLanguage(): Language {
  const lang = (useParams() as { lang?: string } | null)?.lang; // null outside of a page, as in unit tests
  return namedLanguage(lang);
}

/** The address of the page as lib/paths.ts has it: without its language, which it has while an English page is prerendered too. */
export function useSitePath(): string {
  return splitLanguage(usePathname()).path;
}

/** An address of lib/paths.ts in the language of the page. */
export function useLocalPath(path: string): string {
  return localPath(useLanguage(), path);
}
