import { describe, expect, it } from 'vitest';
import { searchedPaths } from '@/lib/paths';
import { pageHeads } from '@/content/page-heads';

describe('the heads of the static pages', () => {
  it('are there for every page for search, and for no other', () => {
    expect(Object.keys(pageHeads).sort()).toEqual([...searchedPaths].sort());
  });

  it.each(Object.entries(pageHeads))('%s is described in 50 to 160 characters', (_, head) => {
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  it('say something else on each page', () => {
    const descriptions = Object.values(pageHeads).map(({ description }) => description);
    const titles = Object.values(pageHeads).map(({ title }) => title);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have cards whose words fit: a title of five lines at most, an hour, and a short kind', () => {
    for (const { card } of Object.values(pageHeads)) {
      expect(card.title.length).toBeLessThanOrEqual(120);
      expect(card.eyebrow.time).toMatch(/^[0-2]\d:[0-5]\d$/);
      expect(card.eyebrow.label.length).toBeLessThanOrEqual(30);
    }
  });
});
