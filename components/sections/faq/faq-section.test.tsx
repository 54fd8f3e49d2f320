import { describe, expect, it } from 'vitest';
import { wordsIn } from '@/content/words';
import { render } from '@/tests/support/render';
import { FaqContent } from './faq-section';

const shown = { words: wordsIn('en').faq, page: 'en' } as const;

const item = {
  id: '1',
  question: 'Is it an AI?',
  answer: 'Yes.\n\nIt says so.',
  language: 'en',
} as const;

describe('the questions and answers', () => {
  it('say what failed, and alert assistive technology', async () => {
    const html = await render(<FaqContent {...shown} items={null} />);
    expect(html).toContain('Failed to load FAQ items. Please try again later.');
    expect(html).toContain('role="alert"');
  });

  it('say when there are none', async () => {
    expect(await render(<FaqContent {...shown} items={[]} />)).toContain('No FAQ items found.');
  });

  it('share one open answer', async () => {
    const html = await render(<FaqContent {...shown} items={[item, { ...item, id: '2' }]} />);
    expect(html.match(/<details name="first-questions"/g)).toHaveLength(2);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });
});
