import { metadataOf } from '@/app/_document/head-metadata';
import { CutNote } from '@/components/sections/faq/cut-note';
import type { FaqEntry } from '@/components/sections/faq/faq-accordion';
import { PreviewBar } from '@/components/layout/preview-bar';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { LanguageMark } from '@/components/sections/language-mark';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { readPreview } from '@/lib/auth/read-preview';
import { listFaqItems, previewFaqItems } from '@/lib/faq/faq-items';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { PlainText } from '@/components/plain-text';
import { parsePlainText } from '@/lib/html/plain-text';

export const generateMetadata = metadataOf((words) => words.docs.docs.support);

export default async function DocsSupportPage() {
  const { error, empty } = (await words()).docs.docs.support;
  const language = await currentLanguage();
  const [list, preview] = await Promise.all([
    skipDuringBuildOutage(() => listFaqItems('support', language)),
    readPreview((client) => previewFaqItems(client, ['support'])),
  ]);
  if (preview)
    return (
      <>
        <PreviewBar collection="faq" id={preview.id} />
        <SupportItems items={preview.items} language={language} />
      </>
    );
  if (!list) return <ErrorState message={error} />;
  if (list.items.length === 0) return <EmptyState message={empty} />;
  return (
    <>
      <SupportItems items={list.items} language={language} />
      {list.isCut ? <CutNote /> : null}
    </>
  );
}

/** Support questions as headings with their answers in paragraphs, each above a divider. */
function SupportItems({ items, language }: { items: readonly FaqEntry[]; language: Language }) {
  return (
    <div className="max-w-[57rem] wrap-anywhere">
      {items.map(({ id, question, answer, language: own }) => (
        <section
          key={id}
          aria-labelledby={`support-${id}`}
          lang={own === language ? undefined : own}
          className="grid gap-3 border-b py-9 first:border-t-[1.5px] first:border-t-foreground last:border-b-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10"
        >
          <h2 id={`support-${id}`} dir="auto" className="text-h3">
            {question}
          </h2>
          <div className="max-w-measure [&>*+*]:mt-3">
            <LanguageMark language={own ?? language} />
            <PlainText blocks={parsePlainText(answer)} />
          </div>
        </section>
      ))}
    </div>
  );
}
