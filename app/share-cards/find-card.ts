import 'server-only';
import { listedProviders } from '@/components/sections/integrations-page/listed-providers';
import { job as jobCopy } from '@/content/careers';
import { info } from '@/content/info';
import { pageHeads, type CardCopy } from '@/content/page-heads';
import { comingProviderPage, providerPage } from '@/content/provider-page';
import { resources } from '@/content/resources';
import { getBlogPost } from '@/lib/data/blog-posts';
import { getJobOpening } from '@/lib/data/job-openings';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { getInfoPage } from '@/lib/data/website-content';
import { searchedPaths } from '@/lib/paths';
import { isSlug } from '@/lib/schemas/slug';
import { uuidSchema } from '@/lib/schemas/uuid';
import { cardOf } from '@/lib/seo/page-metadata';
import { formatDay } from '@/lib/text/format-day';
import { UNNAMED } from '@/lib/text/resource-defaults';

/** The cards of the static pages, by name. */
export const staticCards: ReadonlyMap<string, CardCopy> = new Map(
  searchedPaths.map((path) => [cardOf(path), pageHeads[path].card]),
);

/** What stands on the card of this name, or null when there is none. Names are as pageMetadata gives them. */
export async function findCard(name: string): Promise<CardCopy | null> {
  const known = staticCards.get(name);
  if (known) {
    const { title, eyebrow, tag } = known;
    return { title, eyebrow: { time: eyebrow.time, label: eyebrow.label }, tag };
  }
  const [noun = '', key = '', ...rest] = name.split('/');
  // What every object has (toString, constructor) is no kind of card.
  if (rest.length > 0 || !Object.hasOwn(finders, noun)) return null;
  return (await finders[noun]?.(key)) ?? null;
}

const finders: Record<string, (key: string) => Promise<CardCopy | null>> = {
  resources: async (key) => {
    const id = uuidSchema.safeParse(key);
    const post = id.success ? await getBlogPost(id.data) : null;
    if (!post) return null;
    const eyebrow = { time: resources.eyebrow.time, label: post.shown_category };
    const facts = [post.author === UNNAMED ? '' : post.author, post.read_time].filter(Boolean);
    return { title: post.title, eyebrow, tag: 'lamp', facts: [...facts, formatDay(post.date)] };
  },
  careers: async (key) => {
    const id = uuidSchema.safeParse(key);
    const job = id.success ? await getJobOpening(id.data) : null;
    const facts = job && [job.type, job.location];
    return (
      job && { title: job.title, eyebrow: jobCopy.eyebrow, tag: 'oxblood', facts: facts ?? [] }
    );
  },
  info: async (key) => {
    const page = isSlug(key) ? await getInfoPage(key) : null;
    return page && { title: page.page_title, eyebrow: info.eyebrow, tag: 'brass' };
  },
  integrations: async (key) => {
    const providers = listedProviders(await listPmsProviders());
    const provider = providers.find(({ code }) => code.toLowerCase() === key);
    if (!provider) return null;
    const { name, status } = provider;
    const eyebrow = comingProviderPage(name).eyebrow;
    return status === 'active'
      ? {
          title: providerPage(name).title,
          eyebrow,
          tag: 'lamp',
          facts: [providerPage(name).partner],
        }
      : { title: comingProviderPage(name).title, eyebrow, tag: 'brass' };
  },
};
