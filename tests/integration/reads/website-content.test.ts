// @module-tag core
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as reads from '../../../lib/pages/website-content.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const backend = connectToEmbedded();

beforeEach(async () => {
  await backend().service().from('website_content').delete().neq('slug', '').throwOnError();
});

type Row = { visible?: boolean; in_footer?: boolean; order_index?: number; content?: string };

async function store(slug: string, row: Row = {}) {
  const page = { slug, nav_title: `Nav ${slug}`, page_title: `Page ${slug}`, visible: true };
  await backend()
    .service()
    .from('website_content')
    .insert({ ...page, ...row })
    .throwOnError();
}

const slugs = (pages: { slug: string }[]) => pages.map(({ slug }) => slug);

describe('the information pages', () => {
  test('none, one, and many in their order', async () => {
    expect(await reads.listInfoPages()).toEqual([]);
    await store('b', { order_index: 2 });
    expect(await reads.listInfoPages()).toMatchObject([{ slug: 'b', nav_title: 'Nav b' }]);
    await store('c', { order_index: 1 });
    await store('a', { order_index: 2 });
    expect(slugs(await reads.listInfoPages())).toEqual(['c', 'a', 'b']);
  });

  test('the footer links only what belongs there; an invisible page is nowhere', async () => {
    await store('listed', { in_footer: true, order_index: 2 });
    await store('unlisted', { in_footer: false, order_index: 1 });
    await store('closed', { visible: false, in_footer: true });
    expect(slugs(await reads.listFooterPages())).toEqual(['listed']);
    expect(slugs(await reads.listInfoPages())).toEqual(['unlisted', 'listed']);
    expect(await reads.getInfoPage('listed')).toMatchObject({ page_title: 'Page listed' });
    expect(await reads.getInfoPage('closed')).toBeNull();
    expect(await reads.getInfoPage('none')).toBeNull();
  });
});

test('a backend that is away is a failure and never an empty list', async () => {
  const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  await expect(reads.listInfoPages()).rejects.toThrow(/list information pages/);
  await expect(reads.getInfoPage('about')).rejects.toThrow(/read information page/);
  await expect(reads.getFeaturesDocument()).rejects.toThrow(/features document/);
  // Each was tried twice.
  expect(away).toHaveBeenCalledTimes(6);
  away.mockRestore();
});

test('while the pages cannot be read, the footer has those of the last time', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('nightdesk.footer-pages'));
  const away = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  const first = away();
  await expect(reads.listFooterPages()).rejects.toThrow(/list information pages/);
  first.mockRestore();
  await store('imprint', { in_footer: true });
  expect(slugs(await reads.listFooterPages())).toEqual(['imprint']);
  const second = away();
  expect(slugs(await reads.listFooterPages())).toEqual(['imprint']);
  second.mockRestore();
});
