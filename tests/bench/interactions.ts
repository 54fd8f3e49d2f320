import type { Browser } from '@playwright/test';
import { refuseBeforehand } from '../support/refused.ts';
import type { Island, PrefetchedLink } from './islands.ts';
import { PATIENCE_MS, QUIET_MS, type Network } from './limits.ts';
import { openPhone, touch } from './phone.ts';

/**
 * Taps an island of a page that has come to rest on a slow phone, and gives how long the slowest tap took to the next
 * paint, in ms (the browser counts in steps of 8). Gives NaN where nothing could be tapped.
 */
export async function tapIsland(browser: Browser, site: string, island: Island): Promise<number> {
  const phone = await openPhone(browser, null);
  try {
    const { page } = phone;
    if (!island.asks) await refuseBeforehand(phone.page);
    await page.addInitScript(watchTaps);
    await page.goto(site + island.path);
    await phone.quiet();
    for (const target of island.taps(page)) {
      await touch(phone, target);
      await page.waitForTimeout(QUIET_MS);
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
 * Follows a prefetched link on a slow phone, and gives the time from the tap to the picture with the other page's heading,
 * in ms. Gives NaN where that never came.
 */
export async function followLink(
  browser: Browser,
  network: Network,
  address: string,
  { name, behind, link }: PrefetchedLink,
): Promise<number> {
  const phone = await openPhone(browser, network);
  try {
    const { page } = phone;
    await refuseBeforehand(phone.page);
    await page.addInitScript(watchNavigation);
    await page.goto(address);
    await phone.quiet();
    if (behind) await touch(phone, behind(page));
    await link(page).waitFor({ timeout: PATIENCE_MS });
    await phone.quiet();
    await touch(phone, link(page));
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
  } catch (error) {
    console.log(`  ${name}: ${String(error).split('\n')[0]}`);
    return NaN;
  } finally {
    await phone.close();
  }
}

/** Runs in the browser before the page does: from the tap until another heading has been painted. */
function watchNavigation() {
  const title = () => document.querySelector('h1')?.textContent;
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (!(target instanceof Element && target.closest('a'))) return;
        const before = title();
        new MutationObserver((_, observer) => {
          if (!title() || title() === before) return;
          observer.disconnect();
          // A task after the next frame begins once that frame has been drawn.
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Math.round(performance.now() - timeStamp))),
          );
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true },
    );
  });
  Reflect.set(window, 'shown', shown);
}
