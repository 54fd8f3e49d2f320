// @module-tag core
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as rss } from '../../app/[lang]/(feeds)/trust/feed.xml/route.ts';
import { listChannelRules } from '../../lib/trust/list-channel-rules.ts';
import { listSubprocessors } from '../../lib/trust/list-subprocessors.ts';
import type { Client } from '../support/backend.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

/** The entries of the English feed. */
async function readItems() {
  const params = Promise.resolve({ lang: 'en' });
  const xml = await (await rss(new Request('https://desk.test'), { params })).text();
  const { children } = parseDocument(xml, { xmlMode: true });
  return DomUtils.getElementsByTagName('item', children).map((item) => {
    const text = (name: string) =>
      DomUtils.textContent(DomUtils.getElementsByTagName(name, item.children));
    return {
      ...{ title: text('title'), guid: text('guid') },
      ...{ pubDate: text('pubDate'), description: text('description') },
    };
  });
}

vi.mock('next/server', () => ({ connection: async () => undefined }));

const backend = connectToEmbedded();
let service: Client;
beforeAll(() => {
  service = backend().service();
});

const rule = { situation: 'direct', summary: 'Not known.' };
const subprocessor = { task: 'Carries letters.', data: 'a', country: 'b', safeguard: 'c' };

describe('channel rules', () => {
  test('of the seed are of four channels, and say nothing without a source that was read', async () => {
    const rules = await listChannelRules();
    const channels = new Set(rules.map(({ channel }) => channel));
    expect([...channels]).toEqual(['Airbnb', 'Booking.com', 'Vrbo', 'WhatsApp']);
    for (const { verdict, source_url, source_title, checked_on, review_by } of rules) {
      const parts = [source_url, source_title, checked_on, review_by];
      expect(parts.every(Boolean) || parts.every((part) => part === null)).toBe(true);
      if (verdict !== 'unknown') expect(source_url).toMatch(/^https:/);
    }
  });

  test('come in display order, without drafts and archive', async () => {
    const rows = [
      { ...rule, channel: 'Second', display_order: -1 },
      { ...rule, channel: 'First', display_order: -2 },
      { ...rule, channel: 'Draft', display_order: -3, visible: false },
      { ...rule, channel: 'Archived', display_order: -3, is_archived: true },
    ];
    await service.from('channel_rules').insert(rows).throwOnError();
    const channels = (await listChannelRules()).map(({ channel }) => channel);
    expect(channels.slice(0, 3)).toEqual(['First', 'Second', 'Airbnb']);
    expect(channels).not.toContain('Draft');
  });
});

test('companies that are made up are shown to no visitor', async () => {
  const { data } = await service.from('subprocessors').select('is_sample').throwOnError();
  expect(data!.some(({ is_sample }) => is_sample)).toBe(true);
  expect(await listSubprocessors()).toEqual([]);
  expect(await readItems()).toEqual([]);
});

describe('the feed of changes', () => {
  const row = { ...subprocessor, since: '2026-02-03', display_order: -1 };

  test('tells a change, an end and what is announced, by the day on which each was known', async () => {
    await service.from('subprocessors').delete().not('id', 'is', null).throwOnError();
    await service
      .from('subprocessors')
      .insert([
        { ...row, name: 'Real', changed_on: '2026-04-05', change_note: 'Faster.' },
        { ...row, name: 'Ended', until: '2026-06-07' },
        { ...row, name: 'Announced', since: '2999-01-01' },
        { ...row, name: 'Draft', visible: false },
        { ...row, name: 'Made up', is_sample: true },
      ])
      .throwOnError();
    const items = await readItems();
    expect(items.map(({ title }) => title)).toEqual([
      'Announced: from 1 January 2999',
      'Ended: until 7 June 2026',
      'Real: changed on 5 April 2026',
      expect.stringContaining(': from 3 February 2026'),
      expect.stringContaining(': from 3 February 2026'),
    ]);
    expect(Date.parse(items[0]!.pubDate)).toBeLessThanOrEqual(Date.now());
    expect(items[2]!.description).toBe('<p>Faster.</p>');
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(5);
  });
});
