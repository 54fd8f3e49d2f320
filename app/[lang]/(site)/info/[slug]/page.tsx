import type { Metadata } from 'next';
import type { StaticImageData } from 'next/image';
import sealedLetter from '@/components/illustrations/sealed-letter.svg';
import { PreviewBar } from '@/components/layout/preview-bar';
import { Prose } from '@/components/prose/prose';
import { JsonLd } from '@/components/seo/json-ld';
import { EmptyState } from '@/components/states/empty-state';
import { words } from '@/content/words';
import { asFound } from '@/lib/collections/search-listing';
import { slugOf } from '@/lib/forms/fields';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { describeStoredHtml } from '@/lib/html/stored-html';
import { currentLanguage } from '@/lib/languages/current-language';
import { getInfoPage, listInfoPages, previewInfoPage } from '@/lib/pages/website-content';
import { paths } from '@/lib/paths';
import { storedPage } from '@/lib/rows/stored-page';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { formatFullDate } from '@/lib/text/format';
import { Company } from '../_components/company';
import deskBell from '../_components/desk-bell.svg';
import doorPlate from '../_components/door-plate.svg';
import { InfoLayout } from '../_components/info-layout';
import { InfoNotFound } from '../_components/info-not-found';

type Props = PageProps<'/[lang]/info/[slug]'>;

/** The page about who answers for this site. */
const IMPRINT = 'imprint';

const drawings: Record<string, StaticImageData> = {
  'data-processing': sealedLetter,
  [IMPRINT]: doorPlate,
};

const stored = storedPage({
  address: paths.info,
  keyOf: slugOf,
  get: getInfoPage,
  preview: previewInfoPage,
  list: listInfoPages,
  rowKey: ({ slug }: { slug: string }) => slug,
});

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  return (await stored.keys(params)).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { info } = (await words()).info;
  const page = await stored.read((await params).slug);
  if (!page) return missingPageMetadata(info.notFound.title);
  const { content, page_title: title, slug } = page;
  const description = describeStoredHtml(sanitiseStoredHtml(content), title, info.filler);
  return stored.metadata(page, {
    ...asFound({ title, description }, page),
    path: paths.info(slug),
  });
}

export default async function InfoPage({ params }: Props) {
  const { slug } = await params;
  const { info: texts, navigation } = await words();
  const { info } = texts;
  const language = await currentLanguage();
  const page = await stored.read(slug);
  if (!page) return <InfoNotFound original={await stored.leadOnOrOriginal(slug)} />;
  const html = sanitiseStoredHtml(page.content);
  const pages = await listInfoPages(language);
  // The kind of a page follows from its English name.
  const name = page.alternates.en ?? page.slug;
  return (
    <>
      {'isPreview' in page ? <PreviewBar collection="pages" id={page.id} /> : null}
      <InfoLayout title={page.page_title} drawing={drawings[name] ?? deskBell} pages={pages}>
        <JsonLd
          data={breadcrumbs(navigation, language, [paths.info(page.slug), page.page_title])}
        />
        <p className="mb-8 text-[0.9375rem] text-muted-foreground">
          {info.lastUpdated}:{' '}
          <time dateTime={page.last_updated}>{formatFullDate(page.last_updated, language)}</time>
        </p>
        {html ? <Prose html={html} /> : <EmptyState message={info.comingSoon} />}
        {name === IMPRINT && <Company company={info.company} />}
      </InfoLayout>
    </>
  );
}
