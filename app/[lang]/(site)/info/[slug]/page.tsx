import type { Metadata } from 'next';
import type { StaticImageData } from 'next/image';
import sealedLetter from '@/components/illustrations/sealed-letter.svg';
import { PreviewBar } from '@/components/layout/preview-bar';
import { Prose } from '@/components/prose/prose';
import { JsonLd } from '@/components/seo/json-ld';
import { EmptyState } from '@/components/states/empty-state';
import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { readPreview } from '@/lib/auth/read-preview';
import { getCompanyFacts } from '@/lib/company/facts';
import { getInfoPage, listInfoPages, previewInfoPage } from '@/lib/pages/website-content';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { asFound } from '@/lib/collections/search-listing';
import { defaultLanguage, isLanguage } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { originalOf } from '@/lib/languages/original-page';
import { addressesOf } from '@/lib/languages/translations';
import { paths } from '@/lib/paths';
import { leadOn } from '@/lib/redirects/redirects';
import { isSlug } from '@/lib/forms/fields';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { formatFullDate } from '@/lib/text/format';
import { describeStoredHtml } from '@/lib/html/stored-html';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import deskBell from '../_components/desk-bell.svg';
import doorPlate from '../_components/door-plate.svg';
import emptyHook from '../_components/empty-hook.svg';
import { InfoLayout } from '../_components/info-layout';
import styles from '../_components/info-layout.module.css';

type Props = PageProps<'/[lang]/info/[slug]'>;

/** The page about who answers for this site. */
const IMPRINT = 'imprint';

const drawings: Record<string, StaticImageData> = {
  'data-processing': sealedLetter,
  [IMPRINT]: doorPlate,
};

// The build needs at least one page. No slug looks like this.
const NO_PAGE = '-';

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
  const pages = (await skipDuringBuildOutage(() => listInfoPages(language))) ?? [];
  const own = pages.filter((page) => page.language === language);
  return own.length > 0 ? own.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { info } = (await words()).info;
  const page = await readPage((await params).slug);
  if (!page) return missingPageMetadata(info.notFound.title);
  const description = describeStoredHtml(
    sanitiseStoredHtml(page.content),
    page.page_title,
    info.filler,
  );
  return pageMetadata({
    ...asFound({ title: page.page_title, description }, page),
    path: paths.info(page.slug),
    hidden: 'isPreview' in page,
    language: await currentLanguage(),
    alternates: addressesOf(page.alternates, paths.info),
  });
}

export default async function InfoPage({ params }: Props) {
  const { slug } = await params;
  const { info: texts, navigation } = await words();
  const { info } = texts;
  const language = await currentLanguage();
  const page = await readPage(slug);
  if (!page) {
    await leadOn(localPath(language, paths.info(slug)));
    const original = await originalOf(slug, language, paths.info, async () =>
      isSlug(slug) ? skipDuringBuildOutage(() => getInfoPage(slug)) : null,
    );
    return <InfoNotFound original={original} />;
  }
  const html = sanitiseStoredHtml(page.content);
  const pages = await listInfoPages(language);
  // What a page is follows from its English name.
  const name = page.alternates.en ?? page.slug;
  return (
    <>
      {'isPreview' in page ? <PreviewBar collection="pages" id={page.id} /> : null}
      <InfoLayout title={page.page_title} drawing={drawings[name] ?? deskBell} pages={pages}>
        <JsonLd
          data={breadcrumbs(navigation, language, [paths.info(page.slug), page.page_title])}
        />
        <p className={`${styles.date} mb-8 text-muted-foreground`}>
          {info.lastUpdated}:{' '}
          <time dateTime={page.last_updated}>{formatFullDate(page.last_updated, language)}</time>
        </p>
        {html ? <Prose html={html} /> : <EmptyState message={info.comingSoon} />}
        {name === IMPRINT && <Company company={info.company} />}
      </InfoLayout>
    </>
  );
}

/** Who the company is, in the facts that owners have stated. */
async function Company({ company }: Pick<Words['info']['info'], 'company'>) {
  const names = Object.entries(company.names) as [keyof typeof company.names, string][];
  const facts = await getCompanyFacts();
  const stated = names.filter(([fact]) => facts[fact]);
  if (stated.length === 0) return null;
  return (
    <section aria-labelledby="company" className="mt-13 max-w-measure">
      <h2 id="company" className="text-h3">
        {company.title}
      </h2>
      <dl className="mt-2.5 border-t">
        {stated.map(([fact, name]) => (
          <div key={fact} className="grid gap-x-6 border-b py-2 sm:grid-cols-[2fr_3fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** No visible page has this address. The others are offered beside the message, and the English one below it. */
async function InfoNotFound({ original }: { original: Awaited<ReturnType<typeof getInfoPage>> }) {
  const { info } = (await words()).info;
  const language = await currentLanguage();
  // Without the other pages, the page still says what is wrong.
  const pages = await skipDuringBuildOutage(() => listInfoPages(language)).catch(() => undefined);
  return (
    <InfoLayout title={info.notFound.title} drawing={emptyHook} pages={pages ?? []}>
      <Missing />
      <p className="text-lead">{info.notFound.text}</p>
      <PageInEnglish
        page={original && { path: paths.info(original.slug), title: original.page_title }}
        className="mt-6"
      />
    </InfoLayout>
  );
}

async function readPage(slug: string) {
  if (!isSlug(slug)) return null;
  const language = await currentLanguage();
  return (
    (await getInfoPage(slug, language)) ??
    readPreview((client) => previewInfoPage(client, slug, language))
  );
}
