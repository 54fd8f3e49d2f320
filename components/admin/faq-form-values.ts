import type { FaqItem, FaqItemInput } from '@/lib/schemas/faq-item';

/** What the fields hold when an item is opened: everything as text, empty for a new item. */
export function fieldsOf(item: FaqItem | null): FaqItemInput {
  return {
    question: item?.question ?? '',
    answer: item?.answer ?? '',
    category: item?.category ?? '',
    display_order: item?.display_order?.toString() ?? '',
  };
}
