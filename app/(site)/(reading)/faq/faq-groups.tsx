import { FaqAccordion, type FaqEntry } from '@/components/sections/faq/faq-accordion';
import type { FaqGroup } from '@/lib/text/faq-groups';

/** The questions under the headings of their categories. One answer is open at a time on the whole page. */
export function FaqGroups({ groups }: { groups: FaqGroup<FaqEntry>[] }) {
  return groups.map(({ title, items, firstNumber }) => (
    <section key={title} aria-labelledby={anchorOf(title)} className="not-first:mt-16">
      <h2 id={anchorOf(title)} className="mb-5 text-h3">
        {title}
      </h2>
      <FaqAccordion items={items} firstNumber={firstNumber} />
    </section>
  ));
}

/** The address of a group within the page. */
export function anchorOf(title: string): string {
  return `group-${title.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-')}`;
}
