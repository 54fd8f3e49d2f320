import { fieldRules } from '../../content/desk-fields.ts';
import { cleanLine, visibleLength } from '../text/clean-text.ts';
import type { State } from '../collections/collection.ts';
import type { LanguageStates } from '../collections/row-translations.ts';
import type { Language } from '../languages/languages.ts';
import { line, numberIn, text, typedNumber } from '../forms/english-fields.ts';
import { z } from '../zod.ts';

/** The longest texts an FAQ item may hold; the form shows them as limits, the schema enforces them. */
export const faqLimits = { question: 300, answer: 5000, category: 80 } as const;

/** The least and the greatest integer of Postgres. */
const LEAST_ORDER = -(2 ** 31);
const GREATEST_ORDER = 2 ** 31 - 1;
const orderRange = fieldRules.outOfRange('Order', LEAST_ORDER, GREATEST_ORDER);

/** A text that is asked for. Invisible characters do not count; the others are whole ones, as the database counts them. */
function asked(kind: typeof line, label: string, least: number, most: number) {
  return kind(most, fieldRules.tooLong(label, most)).refine(
    (written) => visibleLength(written) >= least,
    fieldRules.tooShort(label, least),
  );
}

// An empty field and a missing one are the same to the person who fills in the form: both are stored as null.
const category = line(faqLimits.category, fieldRules.tooLong('Category', faqLimits.category))
  .nullish()
  .transform((value) => value || null);

const NO_ORDER = fieldRules.notWhole('Order');

const displayOrder = z
  .union([typedNumber(NO_ORDER), z.number()], NO_ORDER)
  .nullish()
  .transform((value, context) => {
    const written = cleanLine(String(value ?? ''));
    return written === '' ? null : numberIn({ decimals: 0 }, NO_ORDER)(written, context);
  })
  .pipe(z.number().min(LEAST_ORDER, orderRange).max(GREATEST_ORDER, orderRange).nullable());

/**
 * The fields of an FAQ item that an administrator may write. Form and server action parse with the same schema; it takes
 * the form's strings as well as its own result, so parsing twice changes nothing.
 */
export const faqItemSchema = z.object({
  question: asked(line, 'Question', 5, faqLimits.question),
  answer: asked(text, 'Answer', 10, faqLimits.answer),
  category,
  display_order: displayOrder,
});

/** A page of the list shows so many questions; in a longer list none can be dragged. */
export const MOST_MOVABLE_ITEMS = 200;

/** A question on its way to another place, counted from 1, and the ids of all questions in the order that was seen. */
export const faqMoveSchema = z.object({
  id: z.guid(),
  place: z.int().min(1).max(MOST_MOVABLE_ITEMS),
  seen: z.array(z.guid()).min(1).max(MOST_MOVABLE_ITEMS),
});
export type FaqMove = z.output<typeof faqMoveSchema>;

/** A stored FAQ item, as far as the admin area shows it. `updated_at` tells two versions apart. */
export const faqRowSchema = z.object({
  id: z.string(),
  updated_at: z.string(),
  question: z.string(),
  answer: z.string(),
  category: z.string().nullable(),
  type: z.string(),
  display_order: z.number().nullable(),
  visible: z.boolean(),
  public_from: z.string().nullable(),
  public_until: z.string().nullable(),
  is_archived: z.boolean(),
  review_by: z.string().nullable(),
});
export type FaqItem = z.output<typeof faqRowSchema> & {
  /** A word or two, where it is not simply public. */
  state?: State;
  language: Language;
  languages?: LanguageStates;
  /** The question where only text can stand: with the name of the language, if it is not English. */
  name: string;
};
