import type { Browser } from '@playwright/test';
import { CONSENT_KEY } from '../../lib/consent.ts';
import type { Island } from './islands.ts';
import type { Network } from './limits.ts';
import { answerBeforehand, openPhone } from './phone.ts';

const PATIENCE_MS = 6_000;

/**
 * Taps an island of a page that has come to rest on a slow phone, and gives how long the slowest tap took to the next
 * paint, in ms (the browser counts in steps of 8). Gives NaN where nothing could be tapped.
 */
export async function tapIsland(browser: Browser, site: string, island: Island): Promise<number> {
  const phone = await openPhone(browser, null);
  try {
    const { page } = phone;
    if (!island.asks) await answerBeforehand(phone, CONSENT_KEY);
    await page.addInitScript(watchTaps);
    await page.goto(site + island.path);
    await page.waitForLoadState('networkidle');
    for (const target of island.taps(page)) {
      await target.scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
      await target.tap({ timeout: PATIENCE_MS });
      await page.waitForTimeout(400);
    }
    return await page.evaluate(() => Math.max(...(Reflect.get(window, 'taps') as number[])));
  } catch (error) {
    console.log(`  ${island.name}: ${String(error).split('\n')[0]}`);
    return NaN;
  } finally {
    await phone.close();
  }
}

/** Runs in the browser before the page does. */
function watchTaps() {
  const taps: number[] = [];
  Reflect.set(window, 'taps', taps);
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) taps.push(entry.duration);
  }).observe(options);
  // Quicker than the least that the browser reports.
  addEventListener('pointerdown', () => taps.push(16), { once: true, capture: true });
}

/**
 * Follows a prefetched link of the menu on a slow phone, and gives the time from the tap to the picture with the other
 * page's heading, in ms.
 */
export async function followLink(
  browser: Browser,
  network: Network,
  site: string,
  label: string,
): Promise<number> {
  const phone = await openPhone(browser, network);
  try {
    const { page } = phone;
    await answerBeforehand(phone, CONSENT_KEY);
    await page.addInitScript(watchNavigation);
    await page.goto(site);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });
    await link.waitFor();
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    await link.tap();
    const shown = await page.waitForFunction(() => Reflect.get(window, 'shown') as number, null, {
      timeout: PATIENCE_MS,
    });
    return await shown.jsonValue();
  } catch (error) {
    console.log(`  ${label}: ${String(error).split('\n')[0]}`);
    return NaN;
  } finally {
    await phone.close();
  }
}

/** Runs in the browser before the page does: from the tap until another heading has been painted. */
function watchNavigation() {
  const title = () => document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      const before = title();
      const look = () => {
        if (!title() || title() === before) return void requestAnimationFrame(look);
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(window, 'shown', performance.now() - timeStamp)),
        );
      };
      look();
    },
    { capture: true },
  );
}
