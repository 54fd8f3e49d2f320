import type { FaqEntry } from '@/components/sections/faq/faq-accordion';
import { splitParagraphs } from '@/lib/html/plain-text';

/** Support questions as headings with their answers in paragraphs, each above a divider. */
export function SupportItems({ items }: { items: readonly FaqEntry[] }) {
  return (
    <div className="max-w-[57rem] wrap-anywhere">
      {items.map(({ id, question, answer }) => (
        <section
          key={id}
          aria-labelledby={`support-${id}`}
          className="grid gap-3 border-b py-9 first:border-t-[1.5px] first:border-t-foreground last:border-b-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10"
        >
          <h2 id={`support-${id}`} className="text-h3">
            {question}
          </h2>
          <div className="max-w-measure [&>p+p]:mt-3">
            {splitParagraphs(answer).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
