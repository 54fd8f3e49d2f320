import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheLimits } from './limits.ts';
import { beginRender, endRender, rendersOf } from './renders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that fails is waited for as long as one may take, and no longer', async () => {
  beginRender('/failing', null);
  const waited = vi.fn();
  const waiting = rendersOf(['faq']).then(waited);
  await vi.advanceTimersByTimeAsync(cacheLimits.render - 1);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
});

test('of several requests for one page the first begins it', async () => {
  beginRender('/faq', ['faq']);
  await vi.advanceTimersByTimeAsync(cacheLimits.render / 2);
  beginRender('/faq', ['faq']);
  const waiting = rendersOf(['faq']);
  endRender('/faq');
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});
