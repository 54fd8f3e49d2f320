import { paths } from '../paths.ts';
import { faqItemSchema } from './schema.ts';
import { contentCollection } from '../collections/content.ts';
import { reviewBy, select } from '../collections/fields.ts';
import { mayBeMissing, visibleFields } from '../collections/publishing.ts';

const { question, answer, category, display_order } = faqItemSchema.shape;

/** Questions and answers. Their list is in app/admin/faq, with the form in a dialog; all else is the same as everywhere. */
export const faqItems = contentCollection({
  // The specification gives every administrator the questions.
  roles: ['owner', 'editor', 'inbox'],
  name: 'faq',
  table: 'faq_items',
  labels: {
    one: 'FAQ',
    many: 'FAQ',
    lead: 'Questions and answers of the help page.',
  },
  title: (row) => row.question,
  fields: {
    question: { kind: 'text', label: 'Question', schema: question },
    answer: {
      kind: 'textarea',
      label: 'Answer',
      hint: 'Every new line becomes a paragraph of its own.',
      schema: answer,
    },
    category: {
      kind: 'text',
      label: 'Category',
      optional: true,
      isShort: true,
      isAside: true,
      schema: category,
    },
    display_order: {
      kind: 'number',
      label: 'Display order',
      hint: 'Lower numbers come first.',
      optional: true,
      isShort: true,
      schema: display_order,
    },
    type: mayBeMissing({
      ...select({ label: 'Type', options: { faq: 'FAQ', support: 'Support' }, initial: 'faq' }),
      hint: 'FAQ: on the help page. Support: on the support page, and last on the help page.',
    }),
    ...visibleFields,
    review_by: reviewBy(),
  },
  translatable: ['question', 'answer', 'category'],
  columns: [
    { of: 'question', label: 'Question' },
    { of: 'category', label: 'Category' },
  ],
  alsoRead: ['answer', 'type', 'display_order', 'is_archived', 'review_by'],
  sort: { column: 'display_order', ascending: true, ties: ['created_at'], hasNulls: true },
  publicPath: ({ type }) => (type === 'support' ? paths.docsSupport : paths.faq),
});
