// @module-tag core
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJobOpening } from '../../lib/careers/job-openings.ts';
import { listFaqItems } from '../../lib/faq/faq-items.ts';
import { getPrices, listAnnouncedPrices } from '../../lib/prices/prices.ts';
import { followContentChanges } from '../../lib/server/content-changes.ts';
import { ALL_CONTENT_TAGS } from '../../lib/supabase/content-tags.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

const backend = connectToEmbedded();
const SOON = { timeout: 10_000, interval: 100 };

/** When a row that is written now appears or ends: after the write, and before a test waits long. */
const inAMoment = () => new Date(Date.now() + 2_000).toISOString();

describe('what falls due while nobody writes', () => {
  let expired: string[][];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
    expired = [];
    const settings = { supabaseUrl: backend().url, supabaseSecretKey: backend().keys.secret };
    const follower = followContentChanges(settings, null, async (tags) => {
      expired.push([...tags]);
    });
    ({ stop } = follower);
    await follower.ready;
    expect(expired).toEqual([ALL_CONTENT_TAGS]);
  });
  afterEach(async () => {
    await stop();
    vi.restoreAllMocks();
  });
  /** What expired after the change itself was read. */
  const told = (tag: string) => expired.slice(1).filter((tags) => tags.includes(tag)).length;

  it('a question appears and a position ends: their pages expire a second time, and the first reader after it sees it', async () => {
    const [question, job] = [randomUUID(), randomUUID()];
    const moment = inAMoment();
    await backend()
      .service()
      .from('faq_items')
      .insert({
        id: question,
        question: 'Is it there yet?',
        answer: 'Only from its moment on.',
        public_from: moment,
      })
      .throwOnError();
    await backend()
      .service()
      .from('job_openings')
      .insert({
        id: job,
        title: 'Night porter',
        department: 'Desk',
        location: 'Bern',
        type: 'Full-time',
        description: 'Keys',
        is_active: true,
        public_until: moment,
      })
      .throwOnError();
    const isListed = async () =>
      (await listFaqItems('faq')).items.some(({ id }) => id === question);
    expect([await isListed(), (await getJobOpening(job))?.id]).toEqual([false, job]);

    await expect.poll(() => [told('faq-items'), told('job-openings')], SOON).toEqual([2, 2]);
    expect([await isListed(), await getJobOpening(job)]).toEqual([true, null]);
  });

  it('a price is announced, then valid, then stored in the settings with its history, and never the old one in between', async () => {
    const { data: change } = await backend()
      .service()
      .from('price_changes')
      .insert({ name: 'pricing_standard_monthly', value: '31.5', valid_from: inAMoment() })
      .select('id')
      .single()
      .throwOnError();
    expect(await listAnnouncedPrices()).toMatchObject([{ billing: 'monthly', eur: 31.5 }]);
    const before = await getPrices();
    expect(before.monthly).not.toBe(31.5);

    const seen = new Set<number>();
    const applied = async () => {
      seen.add((await getPrices()).monthly);
      const row = backend()
        .service()
        .from('price_changes')
        .select('applied_at')
        .eq('id', change.id);
      return (await row.single().throwOnError()).data.applied_at !== null;
    };
    await expect.poll(applied, SOON).toBe(true);
    expect(await getPrices()).toEqual({ ...before, monthly: 31.5 });
    expect([...seen].sort()).toEqual([before.monthly, 31.5].sort());
    expect(await listAnnouncedPrices()).toEqual([]);
    const { data: history } = await backend()
      .service()
      .from('content_changes')
      .select('after')
      .eq('table_name', 'config')
      .order('id', { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    expect(history.after).toMatchObject({ name: 'pricing_standard_monthly', value: '31.5' });
    await expect.poll(() => told('price-changes'), SOON).toBeGreaterThan(1);
  });
});
