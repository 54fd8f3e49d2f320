import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { faqItemSchema } from './faq-item.ts';

const valid = { question: 'Five?', answer: 'Ten chars.', category: '', display_order: '' };

describe('faqItemSchema', () => {
  it('stores an empty category and order as null', () => {
    expect(faqItemSchema.parse(valid)).toEqual({
      question: 'Five?',
      answer: 'Ten chars.',
      category: null,
      display_order: null,
    });
  });

  it('changes nothing when it parses its own result', () => {
    const once = faqItemSchema.parse({ ...valid, category: ' House ', display_order: ' 7 ' });
    expect(faqItemSchema.parse(once)).toEqual(once);
    expect(once).toMatchObject({ category: 'House', display_order: 7 });
  });

  it.each([
    ['-5', -5],
    ['-0', 0],
    ['2147483647', 2_147_483_647],
  ])('takes an order of %s', (typed, order) => {
    expect(faqItemSchema.parse({ ...valid, display_order: typed })).toMatchObject({
      display_order: order,
    });
  });

  it.each([
    ['question', 'Four', 'Question must be at least 5 characters'],
    ['question', '    a    ', 'Question must be at least 5 characters'],
    ['answer', 'Nine char', 'Answer must be at least 10 characters'],
    ['display_order', '1.5', 'Order must be a whole number'],
    ['display_order', 'first', 'Order must be a whole number'],
    ['display_order', '2147483648', 'Order must be between -2147483648 and 2147483647'],
    ['question', '👍👍👍', 'Question must be at least 5 characters'],
    ['question', '\u200B\u00A0\u200B\u2800\u3164\uFEFF', 'Question must be at least 5 characters'],
    ['answer', `a${'\u200B'.repeat(8)}b`, 'Answer must be at least 10 characters'],
    ['answer', '\u00A0\u2028\u00A0'.repeat(9), 'Answer must be at least 10 characters'],
    ['question', 'x'.repeat(301), 'Question can be at most 300 characters'],
  ])('refuses %s %j', (field, value, message) => {
    const { error } = faqItemSchema.safeParse({ ...valid, [field]: value });
    expect(error && fieldErrorsOf(error)).toEqual({ [field]: message });
  });
});
