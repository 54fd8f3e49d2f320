import type { FaqSaveResult } from '@/lib/actions/result';
import type { FaqItem, FaqItemValues } from '@/lib/schemas/faq-item';

/** Saves what the form holds. `base` is the version that it replaces, null for a new item. */
export type FaqSubmit = (values: FaqItemValues, base: FaqItem | null) => Promise<FaqSaveResult>;

/** What the dialog has to know of its form. */
export type FaqFormState = { dirty: boolean; pending: boolean };
