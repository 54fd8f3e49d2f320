import { pageHeads } from '@/app/_document/page-heads';
import { wordsIn } from '@/content/words';
import { withEtag } from '@/lib/http/with-etag';
import { languages } from '@/lib/languages/languages';
import { localPath, splitLanguage } from '@/lib/languages/local-path';
import type { CardCopy, StoredCards } from '@/lib/seo/page-head';
import { cardName } from '@/lib/seo/page-metadata';
import { drawCard, drawLogo } from '../share-card';

type Context = { params: Promise<{ name: string[] }> };

const SUFFIX = '.png';
const LOGO = 'logo';

const headers = {
  'content-type': 'image/png',
  // A page's card address changes with its title and description. Other facts on the card may be a day old.
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
};

// The cards of the static pages, by name, and those of the stored ones: the words of a page say what is on its card.
const staticCards: ReadonlyMap<string, CardCopy> = new Map(
  languages.flatMap((language) =>
    pageHeads(language).map(({ path, card }) => [cardName(localPath(language, path)), card]),
  ),
);
const storedCards = Object.values(
  import.meta.glob<{ cards: StoredCards }>('../../**/card.ts', { eager: true }),
).map(({ cards }) => cards);

/** The build draws the cards of static pages. Those of stored pages are drawn at their first request. */
export function generateStaticParams() {
  return [LOGO, ...staticCards.keys()].map((name) => ({ name: `${name}${SUFFIX}`.split('/') }));
}

/** The image of a page for messengers and social networks, 1200 by 630 pixels, or 404. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const name = (await params).name.join('/');
  if (!name.endsWith(SUFFIX)) return new Response(null, { status: 404 });
  const image = await draw(name.slice(0, -SUFFIX.length));
  return image ? withEtag(new Response(image, { headers })) : new Response(null, { status: 404 });
}

async function draw(name: string): Promise<ArrayBuffer | null> {
  if (name === LOGO) return drawLogo();
  const card = await findCard(name);
  return card && drawCard(card);
}

async function findCard(name: string): Promise<CardCopy | null> {
  const known = staticCards.get(name);
  if (known) return known;
  const { language, path } = splitLanguage(`/${name}`);
  const key = path.split('/').at(-1) ?? '';
  const owner = storedCards.find(({ pathOf }) => pathOf(key) === path);
  return owner ? owner.find(key, language, wordsIn(language)) : null;
}
