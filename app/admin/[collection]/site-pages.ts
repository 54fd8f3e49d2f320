import 'server-only';
import { pageHeads } from '@/app/_document/page-heads';
import { languageOf, listedColumns, type Collection } from '@/lib/collections/collection';
import { listRows } from '@/lib/collections/row-store';
import { collections } from '@/lib/desk/collections';
import { languages, type Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { atAddress } from '@/lib/routes';
import type { Client } from '@/lib/supabase/client';
import { foldText } from '@/lib/text/fold-text';

/** A page of the site as an editor chooses it; `found` is what a search of the browser reads. */
export interface SitePage {
  title: string;
  language: Language;
  address: string;
  found: string;
}

/** How many rows of each collection are offered, in the order of its list. The others are linked by their addresses. */
const MOST_OF_EACH = 300;

/**
 * The pages that visitors can read: those of the site itself and those of stored rows, each language with its own title and
 * address.
 *
 * @param client acts as an administrator
 * @throws DataError when rows could not be read
 */
export async function listSitePages(client: Client): Promise<SitePage[]> {
  const own = languages.flatMap((language) =>
    pageHeads(language).map(({ path, title }) =>
      sitePage(title, language, localPath(language, path)),
    ),
  );
  const stored = await Promise.all(collections.map((each) => pagesOfRows(client, each)));
  // English first, as in the list of languages.
  const all = [...own, ...stored.flat()];
  return languages.flatMap((language) => all.filter((page) => page.language === language));
}

async function pagesOfRows(client: Client, collection: Collection): Promise<SitePage[]> {
  const { kind, fields, publicPath, isPublic = () => true, sort, title } = collection;
  if (kind !== 'content' || !publicPath) return [];
  const short = Object.keys(fields).filter((name) => !/html|textarea/.test(fields[name]!.kind));
  const needs = [...new Set([...listedColumns(collection), ...short])];
  const query = { search: '', filter: '', sort, after: null };
  const { rows } = await listRows(client, collection, query, { needs, limit: MOST_OF_EACH });
  return rows.flatMap((row) => {
    const address = publicPath(row);
    // Some rows are a part of a page that has its own title.
    return isPublic(row) && atAddress(address, 'isOfRow')
      ? [sitePage(title(row), languageOf(row), address)]
      : [];
  });
}

function sitePage(title: string, language: Language, address: string): SitePage {
  return { title, language, address, found: `${foldText(title)} ${foldText(address)}` };
}
