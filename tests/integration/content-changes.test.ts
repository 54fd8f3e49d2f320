import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_CONTENT_TAGS } from '../../lib/supabase/content-tags.ts';
import { followContentChanges } from '../../lib/server/content-changes.ts';
import { takeShared } from '../support/backend.ts';
import { registerBackend } from '../support/connect-to-embedded.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';

const SOON = { timeout: 5_000 };

describe('a process that follows the changes of the content', () => {
  const backend = registerBackend(takeShared);
  let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
  let expired: string[][];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
    proxy = await startFaultyProxy(backend().url);
    expired = [];
  });
  afterEach(async () => {
    await stop();
    await proxy.stop();
    vi.restoreAllMocks();
  });

  const follow = async (at?: string) => {
    const settings = { supabaseUrl: proxy.url, supabaseSecretKey: backend().keys.secret };
    const follower = followContentChanges(settings, at ? { at } : null, async (tags) => {
      expired.push([...tags]);
    });
    ({ stop } = follower);
    await follower.ready;
  };
  const setPrice = (value: string) =>
    backend()
      .service()
      .from('config')
      .update({ value })
      .eq('name', 'pricing_standard_monthly')
      .throwOnError();
  const printed = () => vi.mocked(console.error).mock.calls.flat().map(String);

  it('knows after the first reading what was changed since the build', async () => {
    // The seeds may be younger than a build would be.
    await backend().service().from('content_changes').delete().gt('id', 0).throwOnError();
    await setPrice('11');
    await follow(new Date().toISOString());
    expect(expired).toEqual([['prices']]);
  });

  it('expires everything where the build cannot say when it was made, and where that was too long ago', async () => {
    await follow();
    expect(expired).toEqual([ALL_CONTENT_TAGS]);
    await stop();
    await follow('2020-01-01T00:00:00.000Z');
    expect(expired).toEqual([ALL_CONTENT_TAGS, ALL_CONTENT_TAGS]);
  });

  it('tells of a change once, also after an outage, which makes one line of the log', async () => {
    await follow();
    await setPrice('12');
    await expect.poll(() => expired.slice(1), SOON).toEqual([['prices']]);
    for (const fault of ['refuse', 'garbage'] as const) {
      const seen = proxy.seen();
      proxy.fail(fault);
      await expect.poll(() => proxy.seen(), SOON).toBeGreaterThan(seen);
    }
    await setPrice('13');
    proxy.restore();
    await expect.poll(() => expired.slice(1), SOON).toEqual([['prices'], ['prices']]);
    const seen = proxy.seen();
    await expect.poll(() => proxy.seen(), SOON).toBeGreaterThan(seen + 1);
    expect(expired.slice(1)).toEqual([['prices'], ['prices']]);
    expect(printed()).toEqual([expect.stringContaining('content-changes-not-read')]);
    expect(printed().join()).not.toContain(backend().keys.secret);
  });

  it('does not take a change as known that could not be expired', async () => {
    const settings = { supabaseUrl: proxy.url, supabaseSecretKey: backend().keys.secret };
    let attempts = 0;
    const follower = followContentChanges(settings, null, () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    ({ stop } = follower);
    await follower.ready;
    await expect.poll(() => attempts, SOON).toBe(2);
  });

  it('ends at once, while the backend hangs too, and asks for nothing afterwards', async () => {
    proxy.fail('hang');
    const settings = { supabaseUrl: proxy.url, supabaseSecretKey: backend().keys.secret };
    const follower = followContentChanges(settings, null, () => Promise.resolve());
    ({ stop } = follower);
    await expect.poll(() => proxy.held(), SOON).toBe(1);
    await stop();
    await expect.poll(() => proxy.held(), SOON).toBe(0);
    const seen = proxy.seen();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(proxy.seen()).toBe(seen);
    expect(printed()).toEqual([]);
  });
});
