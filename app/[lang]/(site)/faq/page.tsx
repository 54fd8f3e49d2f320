import { metadataOf } from '@/app/_document/head-metadata';
import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/layout/preview-bar';
import { Eyebrow } from '@/components/sections/eyebrow';
import { FaqAccordion, type FaqEntry } from '@/components/sections/faq/faq-accordion';
import bell from '@/components/illustrations/bell.svg';
import { Drawing } from '@/components/illustrations/drawing';
import { CutNote } from '@/components/sections/faq/cut-note';
import { FaqContent } from '@/components/sections/faq/faq-section';
import { JsonLd } from '@/components/seo/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { readPreview } from '@/lib/auth/read-preview';
import { listFaqItems, previewFaqItems } from '@/lib/faq/faq-items';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { fitWords } from '@/lib/text/fit-words';
import { paths } from '@/lib/paths';
import { faqPage } from '@/lib/faq/structured-data';
import { groupFaqItems, type FaqGroup } from '@/lib/faq/group-faq-items';

export const generateMetadata = metadataOf((words) => words.faq.faqPage);

type FaqWords = Words['faq']['faqPage'];

export default async function FaqPage() {
  const all = (await words()).faq;
  const copy = all.faqPage;
  const language = await currentLanguage();
  const [lists, preview] = await Promise.all([
    skipDuringBuildOutage(() =>
      Promise.all([listFaqItems('faq', language), listFaqItems('support', language)]),
    ),
    readPreview((client) => previewFaqItems(client, ['faq', 'support'])),
  ]);
  const items = preview?.items ?? lists?.flatMap((list) => list.items);
  if (!lists || !items?.length) {
    return (
      <FaqLayout copy={copy}>
        <FaqContent items={items ?? null} words={all} page={language} />
      </FaqLayout>
    );
  }
  const groups = groupFaqItems(items, copy);
  return (
    <FaqLayout
      copy={copy}
      bar={preview ? <PreviewBar collection="faq" id={preview.id} /> : null}
      contents={<FaqContents groups={groups} label={copy.contents} />}
    >
      <FaqGroups groups={groups} page={language} />
      {lists.some(({ isCut }) => isCut) ? <CutNote /> : null}
      <JsonLd
        data={faqPage(
          groups.flatMap((group) => group.items),
          language,
        )}
      />
    </FaqLayout>
  );
}

/** Heading of the help page, and below it the ledger column with the contents beside the questions. */
function FaqLayout({
  copy,
  bar,
  contents,
  children,
}: {
  copy: FaqWords;
  bar?: ReactNode;
  contents?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {bar}
      <div
        data-theme="light"
        className="mx-auto max-w-page overflow-x-clip px-gutter pt-12 xl:pt-16"
      >
        <Eyebrow {...copy.eyebrow} />
        <h1 style={fitWords(copy.title)} className="max-w-[11em] text-h1">
          {copy.title}
        </h1>
        <p className="mt-6 max-w-measure text-lead">{copy.lead}</p>
        <p className="mt-4">
          {copy.contact.question}{' '}
          <SiteLink href={paths.contact} className="py-2 text-primary underline">
            {copy.contact.link}
          </SiteLink>{' '}
          {copy.contact.promise}
        </p>
        <div className="mt-12 grid grid-cols-12 gap-y-12 xl:mt-16">
          <div className="col-span-full flex flex-col xl:col-span-3 xl:pr-10">
            {/* The part that stays in view stays above the bell. */}
            <div className="grow">{contents}</div>
            <Drawing file={bell} className="w-[min(16rem,70%)] pt-24 max-xl:hidden" />
          </div>
          <div className="col-span-full pb-section xl:col-span-9">{children}</div>
        </div>
      </div>
    </>
  );
}

/** The groups of questions as a ledger; it stays in view beside them. */
function FaqContents({ groups, label }: { groups: readonly FaqGroup<FaqEntry>[]; label: string }) {
  return (
    <nav
      aria-label={label}
      className="border-t-[1.5px] border-foreground xl:[@media(min-height:45rem)]:sticky xl:[@media(min-height:45rem)]:top-28"
    >
      <ol>
        {groups.map(({ title, anchor }) => (
          <li key={anchor} className="border-b">
            <a
              href={`#${anchor}`}
              className="flex min-h-12 items-center py-2 leading-snug no-underline hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The questions under the headings of their categories. One answer is open at a time on the whole page. */
function FaqGroups({ groups, page }: { groups: readonly FaqGroup<FaqEntry>[]; page: Language }) {
  return groups.map(({ title, anchor, items, firstNumber }) => (
    <section key={anchor} aria-labelledby={anchor} className="not-first:mt-16">
      <h2 id={anchor} className="mb-5 text-h3">
        {title}
      </h2>
      <FaqAccordion items={items} page={page} name="faq" firstNumber={firstNumber} />
    </section>
  ));
}
