import { SectionMark } from '@/components/sections/section-mark';
import { pageHeads } from '@/content/page-heads';
import { shareCardsBook as copy } from '@/content/share-cards';
import { listBlogPosts } from '@/lib/data/blog-posts';
import { listJobOpenings } from '@/lib/data/job-openings';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { listInfoPages } from '@/lib/data/website-content';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { paths, searchedPaths } from '@/lib/paths';
import { cardOf, pageMetadata, SHARE_CARD } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Share cards',
  description: copy.description,
  path: '/share-cards',
  hidden: true,
});

/** Where cards are small: a list of links in a messenger, a preview in a chat. Widths in pixels. */
const THUMBNAILS = [300, 160];

/** Every share card of the site, side by side (docs/decisions/0023). */
export default async function ShareCardsPage() {
  return (
    <div
      data-ground="paper"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-12 pb-section"
    >
      <SectionMark {...copy.mark} />
      <h1 className="max-w-[10.5em] text-h1">{copy.title}</h1>
      <p className="mt-6 max-w-measure text-lead">{copy.lead}</p>
      <ul className="mt-14 grid gap-16">
        {(await listCards()).map(({ name, title }) => (
          <Card key={name} name={name} title={title} />
        ))}
      </ul>
    </div>
  );
}

function Card({ name, title }: { name: string; title: string }) {
  return (
    <li data-card={name}>
      <p className="mb-3 text-small text-muted-foreground">{name}</p>
      <div className="flex flex-wrap items-start gap-6">
        {[SHARE_CARD.width, ...THUMBNAILS].map((width) => (
          // The very files that others fetch, untouched by the image optimiser.
          // eslint-disable-next-line @next/next/no-img-element -- a card is shown as it is sent
          <img
            key={width}
            src={paths.shareCard(name)}
            alt={width === SHARE_CARD.width ? title : ''}
            width={width}
            height={(width * SHARE_CARD.height) / SHARE_CARD.width}
            className="h-auto max-w-full"
          />
        ))}
      </div>
    </li>
  );
}

async function listCards(): Promise<{ name: string; title: string }[]> {
  const [posts, jobs, pages, providers] = await Promise.all([
    unlessAwayAtBuild(() => listBlogPosts({ categories: null, page: 1 })),
    unlessAwayAtBuild(() => listJobOpenings()),
    unlessAwayAtBuild(() => listInfoPages()),
    unlessAwayAtBuild(() => listPmsProviders()),
  ]);
  return [
    ...searchedPaths.map((path) => ({ name: cardOf(path), title: pageHeads[path].title })),
    ...(posts?.posts ?? []).map(({ id, title }) => ({ name: `resources/${id}`, title })),
    ...(jobs?.openings ?? []).map(({ id, title }) => ({ name: `careers/${id}`, title })),
    ...(pages ?? []).map(({ slug, nav_title }) => ({ name: `info/${slug}`, title: nav_title })),
    ...(providers ?? []).map(({ code, name }) => ({
      name: `integrations/${code.toLowerCase()}`,
      title: name,
    })),
  ];
}
