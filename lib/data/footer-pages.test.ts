import { beforeEach, expect, test, vi } from 'vitest';

const listFooterPages = vi.hoisted(() => vi.fn());
vi.mock('./website-content.ts', () => ({ listFooterPages }));

const { footerPages } = await import('./footer-pages.ts');
const PAGES = [{ slug: 'imprint', nav_title: 'Imprint' }];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('nightdesk.footer-pages'));
});

test('while the pages cannot be read, those of the last time stand in for them', async () => {
  listFooterPages.mockResolvedValueOnce(PAGES).mockRejectedValueOnce(new Error('away'));
  expect(await footerPages()).toEqual(PAGES);
  expect(await footerPages()).toEqual(PAGES);
});

test('a process that has never read them says so', async () => {
  listFooterPages.mockRejectedValueOnce(new Error('away'));
  await expect(footerPages()).rejects.toThrow('away');
});
