import 'server-only';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { readPreview } from '../auth/read-preview.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { namedLanguage, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { originalOf } from '../languages/original-page.ts';
import { addressesOf, type Alternates } from '../languages/translations.ts';
import { leadOn } from '../redirects/redirects.ts';
import { pageMetadata } from '../seo/page-metadata.ts';
import type { Client } from '../supabase/client.ts';
import { skipDuringBuildOutage } from '../supabase/skip-during-build-outage.ts';

interface Source<Keyed, Row extends Keyed, Listed extends Keyed> {
  /** The address of a key, as lib/paths.ts has it. */
  address: (key: string) => string;
  /** The key that stands in an address; null for what can be none, which does not reach the database. */
  keyOf: (written: string) => string | null;
  /** The public row in a language, English by itself. */
  get: (key: string, language?: Language) => Promise<Row | null>;
  /** The row for an administrator, public or not. */
  preview: (client: Client, key: string, language: Language) => Promise<Row | null>;
  /** The rows whose pages a build renders. */
  list: (language: Language) => Promise<readonly Listed[]>;
  /** The key of a row in its one address. */
  rowKey: (row: Keyed) => string;
}

/** No key looks like this. A build wants at least one page of each route. */
const NO_KEY = '-';

/**
 * Makes what every page of a stored row does: it reads the row in the language of the page, or shows a draft to an
 * administrator who previews it; at another address than the row's one, or where there is none, it leads on to where the
 * row is now, or offers it in English.
 */
export function storedPage<
  Keyed,
  Row extends Keyed & { alternates: Alternates },
  Listed extends Keyed & { language: Language },
>({ address, keyOf, get, preview, list, rowKey }: Source<Keyed, Row, Listed>) {
  return {
    /** The keys of the pages that a build renders: rows that are written in the language. */
    async keys({ lang }: { lang: string }): Promise<string[]> {
      const language = namedLanguage(lang);
      const rows = (await skipDuringBuildOutage(() => list(language))) ?? [];
      return [NO_KEY, ...rows.filter((row) => row.language === language).map(rowKey)];
    },

    /**
     * @returns null where there is none; undefined where a build cannot ask
     * @throws DataError when it could not be read, and what the framework redirects by, where it has another address
     */
    async read(written: string): Promise<Row | (Row & { isPreview: true }) | null | undefined> {
      const key = keyOf(written);
      if (key === null) return null;
      const language = await currentLanguage();
      const row = await skipDuringBuildOutage(() => get(key, language));
      if (row === null) return readPreview((client) => preview(client, key, language));
      if (row && rowKey(row) !== key) permanentRedirect(localPath(language, address(rowKey(row))));
      return row;
    },

    /**
     * Leads on from a page that found nothing.
     *
     * @returns the English row, where the address has its key and the language none of its own
     * @throws what the framework redirects by, where the row has another address now
     */
    async leadOnOrOriginal(written: string): Promise<Row | null> {
      const language = await currentLanguage();
      await leadOn(localPath(language, address(written)));
      const key = keyOf(written);
      return originalOf(key ?? '', language, address, async () =>
        key === null ? null : skipDuringBuildOutage(() => get(key)),
      );
    },

    /** The head of the page: in its language, with its translations, and a preview hidden. */
    async metadata(row: Row, head: Parameters<typeof pageMetadata>[0]): Promise<Metadata> {
      return pageMetadata({
        ...head,
        hidden: head.hidden || 'isPreview' in row,
        language: await currentLanguage(),
        alternates: addressesOf(row.alternates, address),
      });
    },
  };
}
