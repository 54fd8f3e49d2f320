import { NextResponse } from 'next/server';
import { viewUpdate } from '@/components/sections/updates/update-view';
import { wordsIn } from '@/content/words';
import { isLanguage } from '@/lib/languages/languages';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { withEtag } from '@/lib/http/with-etag';
import { parsePage, updateLists } from '@/lib/updates/lists';

type Context = { params: Promise<{ lang: string; list: string; page: string }> };

/** One page of updates as data, for readers who scroll on. Beyond the last page it is empty. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lang: language, list, page: text } = await params;
  const known = updateLists.find((name) => name === list);
  const page = parsePage(text);
  if (!known || !page || !isLanguage(language)) return NextResponse.json(null, { status: 404 });
  const { updates, total } = await listProductUpdates(known, page, language);
  const headers = { 'cache-control': 'public, max-age=30' };
  const shown = { language, words: wordsIn(language).productUpdates.updatesList };
  const data = { updates: updates.map((update) => viewUpdate(update, shown)), total };
  return withEtag(NextResponse.json(data, { headers }));
}
