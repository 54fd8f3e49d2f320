import type { FaqSaveResult } from '@/lib/actions/result';
import type { FaqItem, FaqItemValues } from '@/lib/schemas/faq-item';

/** Saves what the form holds. `base` is the version it was made from, null for a new item; `force` follows a conflict. */
export type FaqSubmit = (
  values: FaqItemValues,
  context: { base: FaqItem | null; force: boolean },
) => Promise<FaqSaveResult>;

/** What the dialog has to know of its form. */
export type FaqFormState = { dirty: boolean; pending: boolean };
