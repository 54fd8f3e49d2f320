import { FaqAccordion, type FaqEntry } from '@/components/sections/faq/faq-accordion';
import type { FaqGroup } from './_components/group-faq-items';

/** The questions under the headings of their categories. One answer is open at a time on the whole page. */
export function FaqGroups({ groups }: { groups: FaqGroup<FaqEntry>[] }) {
  return groups.map(({ title, anchor, items, firstNumber }) => (
    <section key={anchor} aria-labelledby={anchor} className="not-first:mt-16">
      <h2 id={anchor} className="mb-5 text-h3">
        {title}
      </h2>
      <FaqAccordion items={items} name="faq" firstNumber={firstNumber} />
    </section>
  ));
}
