import { expect, it } from 'vitest';
import { ALL_CONTENT_TAGS, tagsOfTables } from './content-tags.ts';

it('gives the tags of tables, none for what visitors sent, and all for a table that is not known', () => {
  expect(tagsOfTables([])).toEqual([]);
  expect(tagsOfTables(['config', 'faq_items'])).toEqual(['prices', 'faq-items']);
  expect(tagsOfTables(['contact_requests', 'config'])).toEqual(['prices']);
  for (const unknown of ['translations', 'constructor', '']) {
    expect(tagsOfTables(['config', unknown]), unknown).toEqual(ALL_CONTENT_TAGS);
  }
});
