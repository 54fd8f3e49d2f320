import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { faqItemSchema } from './schema.ts';

const valid = { question: 'Five?', answer: 'Ten chars.', category: '', display_order: '' };

describe('faqItemSchema', () => {
  it.each([
    ['', '', null, null],
    [' House ', ' 7 ', 'House', 7],
    ['House', '2147483647', 'House', 2_147_483_647],
  ])('takes the category %j and the order %j', (category, display_order, ...stored) => {
    const item = faqItemSchema.parse({ ...valid, category, display_order });
    expect([item.category, item.display_order]).toEqual(stored);
    expect(faqItemSchema.parse(item), 'its own result').toEqual(item);
  });

  it.each([
    ['question', 'Four', 'Question must be at least 5 characters'],
    ['answer', 'Nine char', 'Answer must be at least 10 characters'],
    ['display_order', '2147483648', 'Order must be between -2147483648 and 2147483647'],
    ['question', '\u200B\u00A0\u200B\u2800\u3164\uFEFF', 'Question must be at least 5 characters'],
    ['answer', `a${'\u200B'.repeat(8)}b`, 'Answer must be at least 10 characters'],
    ['question', 'x'.repeat(301), 'Question can be at most 300 characters'],
  ])('refuses %s %j', (field, value, message) => {
    const { error } = faqItemSchema.safeParse({ ...valid, [field]: value });
    expect(error && fieldErrorsOf(error)).toEqual({ [field]: message });
  });
});
