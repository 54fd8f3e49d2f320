// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { applyToAnalytics } from './analytics.ts';

const TAG = { id: 'G-TEST123', script: 'https://tag.example/gtag/js' };
const DENIED = {
  ...{ analytics_storage: 'denied', ad_storage: 'denied' },
  ...{ ad_user_data: 'denied', ad_personalization: 'denied' },
};

const sent = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)] as unknown[]);
const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src);

it('a yes loads the tag once, in consent mode, and a no after it silences the tag without a reload', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(TAG));
  await applyToAnalytics({ analytics: false, marketing: true });
  expect(asked).not.toHaveBeenCalled();

  await applyToAnalytics({ analytics: true, marketing: false });
  expect(loaded()).toEqual([`${TAG.script}?id=${TAG.id}`]);
  expect(sent()).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', { ...DENIED, analytics_storage: 'granted' }],
    ['js', expect.any(Date)],
    ['config', TAG.id],
  ]);

  await applyToAnalytics({ analytics: false, marketing: false });
  expect(sent().at(-1)).toEqual(['consent', 'update', DENIED]);
  expect([window.gtag, Reflect.get(window, `ga-disable-${TAG.id}`)]).toEqual([undefined, true]);

  await applyToAnalytics({ analytics: true, marketing: true });
  expect(typeof window.gtag).toBe('function');
  expect(loaded(), 'the script is not loaded twice').toHaveLength(1);
});
