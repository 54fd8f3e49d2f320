import bell from '@/components/illustrations/bell.svg';
import { Drawing } from '@/components/illustrations/drawing';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { paths } from '@/lib/paths';
import { SectionHeading } from '../section-heading';
import { FaqAccordion, type FaqEntry } from './faq-accordion';

interface FaqContentProps {
  words: Words['faq'];
  /** The language of the page. */
  page: Language;
  /** The questions and answers in their order; null where they could not be read. */
  items: readonly FaqEntry[] | null;
}

/** The questions and answers, or what a reader sees instead of them. */
export function FaqContent({ items, words: { faq }, page }: FaqContentProps) {
  if (items === null) return <ErrorState message={faq.error} />;
  if (items.length === 0) return <EmptyState message={faq.empty} />;
  return <FaqAccordion items={items} page={page} name="first-questions" />;
}

/** A section with the first questions and answers, and the way to all of them. */
export function FaqSection(props: FaqContentProps) {
  const { faq } = props.words;
  return (
    <section data-theme="light" aria-labelledby="faq-title" className="border-t">
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-12 gap-y-12 px-gutter pt-section"
      >
        <div className="col-span-full flex flex-col xl:col-span-4 xl:pr-10">
          {/* Words that stay in view stay above the bell. */}
          <div className="grow">
            <div className="xl:sticky xl:top-28">
              <SectionHeading id="faq-title" {...faq} />
              <p className="mt-5">
                {faq.notHere}{' '}
                <SiteLink href={paths.contact} className="underline">
                  {faq.writeToUs}
                </SiteLink>{' '}
                {faq.aPerson}
              </p>
            </div>
          </div>
          <Drawing file={bell} className="w-[min(16rem,70%)] pt-16 max-xl:hidden" />
        </div>
        <div className="col-span-full pb-section xl:col-span-8">
          <FaqContent {...props} />
          <SiteLink
            href={paths.faq}
            className="mt-6 inline-flex min-h-11 items-center font-semibold underline"
          >
            {faq.all}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
