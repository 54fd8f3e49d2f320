import { withEtag } from '@/lib/http/with-etag';
import { drawCard, drawLogo } from '../draw-card';
import { findCard, staticCards } from '../find-card';

type Context = { params: Promise<{ name: string[] }> };

const SUFFIX = '.png';
const LOGO = 'logo';

const headers = {
  'content-type': 'image/png',
  // The address changes with the words on the page; what else stands on a card may be a day old.
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
};

/** The cards of static pages are drawn by the build, those of stored pages when they are first asked for. */
export function generateStaticParams() {
  return [LOGO, ...staticCards.keys()].map((name) => ({ name: [`${name}${SUFFIX}`] }));
}

/** The picture of a page for messengers and social networks. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const name = (await params).name.join('/');
  if (!name.endsWith(SUFFIX)) return new Response(null, { status: 404 });
  const picture = await draw(name.slice(0, -SUFFIX.length));
  return picture
    ? withEtag(new Response(picture, { headers }))
    : new Response(null, { status: 404 });
}

async function draw(name: string): Promise<ArrayBuffer | null> {
  if (name === LOGO) return drawLogo();
  const card = await findCard(name);
  return card && drawCard(card);
}
