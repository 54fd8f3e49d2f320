import { builtInProviders } from '@/content/integrations';
import { listedProviders } from '@/lib/providers/listed-providers';
import { job as jobCopy } from '@/content/careers';
import { info } from '@/content/info';
import { pageHeads, type CardCopy } from '@/content/page-heads';
import { comingProviderPage, providerPage } from '@/content/provider-page';
import { resources } from '@/content/resources';
import { getBlogPost } from '@/lib/articles/articles';
import { getJobOpening } from '@/lib/careers/job-openings';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { getInfoPage } from '@/lib/pages/website-content';
import { withEtag } from '@/lib/http/with-etag';
import { searchedPaths } from '@/lib/paths';
import { isSlug, uuidSchema } from '@/lib/forms/fields';
import { cardOf } from '@/lib/seo/page-metadata';
import { formatDay } from '@/lib/text/format';
import { UNNAMED } from '@/lib/articles/lists';
import { drawCard, drawLogo } from '../share-card';

type Context = { params: Promise<{ name: string[] }> };

const SUFFIX = '.png';
const LOGO = 'logo';

const headers = {
  'content-type': 'image/png',
  // A page's card address changes with its title and description. Other facts on the card may be a day old.
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
};

// The cards of the static pages, by name.
const staticCards: ReadonlyMap<string, CardCopy> = new Map(
  searchedPaths.map((path) => [cardOf(path), pageHeads[path].card]),
);

/** The build draws the cards of static pages. Those of stored pages are drawn at their first request. */
export function generateStaticParams() {
  return [LOGO, ...staticCards.keys()].map((name) => ({ name: [`${name}${SUFFIX}`] }));
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
  const [noun, key = '', ...rest] = name.split('/');
  if (rest.length > 0) return null;
  if (noun === 'resources') return articleCard(key);
  if (noun === 'careers') return jobCard(key);
  if (noun === 'info') return infoCard(key);
  if (noun === 'integrations') return providerCard(key);
  return null;
}

async function articleCard(key: string): Promise<CardCopy | null> {
  const id = uuidSchema.safeParse(key);
  const post = id.success ? await getBlogPost(id.data) : null;
  if (!post) return null;
  const eyebrow = { time: resources.eyebrow.time, label: post.shown_category };
  const facts = [post.author === UNNAMED ? '' : post.author, post.read_time].filter(Boolean);
  return { title: post.title, eyebrow, tag: 'lamp', facts: [...facts, formatDay(post.date)] };
}

async function jobCard(key: string): Promise<CardCopy | null> {
  const id = uuidSchema.safeParse(key);
  const job = id.success ? await getJobOpening(id.data) : null;
  if (!job) return null;
  const { title, type, location } = job;
  return { title, eyebrow: jobCopy.eyebrow, tag: 'oxblood', facts: [type, location] };
}

async function infoCard(key: string): Promise<CardCopy | null> {
  const page = isSlug(key) ? await getInfoPage(key) : null;
  return page && { title: page.page_title, eyebrow: info.eyebrow, tag: 'brass' };
}

async function providerCard(key: string): Promise<CardCopy | null> {
  const providers = listedProviders(await listPmsProviders(), builtInProviders);
  const provider = providers.find(({ code }) => code.toLowerCase() === key);
  if (!provider) return null;
  const { title, eyebrow } = comingProviderPage(provider.name);
  if (provider.status !== 'active') return { title, eyebrow, tag: 'brass' };
  const active = providerPage(provider.name);
  return { title: active.title, eyebrow, tag: 'lamp', facts: [active.partner] };
}
