import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as reads from '../../../lib/data/website-content.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const backend = connectToEmbedded();

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(async () => {
  const { error } = await backend().service().from('website_content').delete().neq('slug', '');
  expect(error).toBeNull();
});

type Row = { visible?: boolean; in_footer?: boolean; order_index?: number; content?: string };

async function store(slug: string, row: Row = {}) {
  const { error } = await backend()
    .service()
    .from('website_content')
    .insert({ slug, nav_title: `Nav ${slug}`, page_title: `Page ${slug}`, visible: true, ...row });
  expect(error).toBeNull();
}

const slugs = (pages: { slug: string }[]) => pages.map(({ slug }) => slug);

describe('the information pages', () => {
  test('none, one, and many in their order', async () => {
    expect(await reads.listInfoPages()).toEqual([]);
    await store('b', { order_index: 2 });
    expect(await reads.listInfoPages()).toEqual([{ slug: 'b', nav_title: 'Nav b' }]);
    await store('c', { order_index: 1 });
    await store('a', { order_index: 2 });
    expect(slugs(await reads.listInfoPages())).toEqual(['c', 'a', 'b']);
  });

  test('an invisible page is in no list and cannot be read', async () => {
    await store('open', { in_footer: true });
    await store('closed', { visible: false, in_footer: true });
    expect(slugs(await reads.listInfoPages())).toEqual(['open']);
    expect(slugs(await reads.listFooterPages())).toEqual(['open']);
    expect(await reads.getInfoPage('closed')).toBeNull();
    expect(await reads.getInfoPage('open')).toMatchObject({ page_title: 'Page open' });
  });

  test('the footer links only what is visible and belongs there', async () => {
    await store('listed', { in_footer: true, order_index: 2 });
    await store('unlisted', { in_footer: false, order_index: 1 });
    expect(slugs(await reads.listFooterPages())).toEqual(['listed']);
    expect(slugs(await reads.listInfoPages())).toEqual(['unlisted', 'listed']);
  });

  test('a page that does not exist is null, not a failure', async () => {
    expect(await reads.getInfoPage(`none-${randomUUID()}`)).toBeNull();
  });
});

describe('the features document', () => {
  test('is read although it is no visible page, and is no information page', async () => {
    expect(await reads.getFeaturesDocument()).toBe('');
    await store('features', { visible: false, content: '# Title' });
    expect(await reads.getFeaturesDocument()).toBe('# Title');
    expect(await reads.getInfoPage('features')).toBeNull();
    expect(await reads.listInfoPages()).toEqual([]);
  });
});

describe('a backend that is away', () => {
  test('is a failure and never an empty list', async () => {
    const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
    await expect(reads.listInfoPages()).rejects.toThrow(/list information pages/);
    await expect(reads.getInfoPage('about')).rejects.toThrow(/read information page/);
    await expect(reads.getFeaturesDocument()).rejects.toThrow(/read features document/);
    // Each was tried twice.
    expect(away).toHaveBeenCalledTimes(6);
  });
});
