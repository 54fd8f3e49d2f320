import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { NETWORKS, PATIENCE_MS, PHONE, QUIET_MS, type Network } from './limits.ts';

/** A page in a browser that has nothing kept, behaving as a cheap phone. */
export type Phone = {
  page: Page;
  session: CDPSession;
  /** Waits until the page has asked for nothing, and waited for no answer, for a while. */
  quiet: () => Promise<void>;
  close: () => Promise<void>;
};

/** One browser for all measurements. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Opens a phone; without a network it is as fast as this machine, with one it is slowed down as limits.ts says. */
export async function openPhone(browser: Browser, network: Network | null): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    viewport: PHONE.viewport,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    isMobile: PHONE.isMobile,
    hasTouch: PHONE.hasTouch,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) {
    const { down, up, delayMs } = NETWORKS[network];
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: delayMs,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  return { page, session, quiet: watchTraffic(page), close: () => context.close() };
}

function watchTraffic(page: Page): Phone['quiet'] {
  const waiting = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    waiting.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    waiting.add(request);
    last = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end && (waiting.size > 0 || Date.now() < last + QUIET_MS))
      await page.waitForTimeout(QUIET_MS / 10);
  };
}

/**
 * Touches the middle of an element with one finger. Playwright's own `tap` first runs scripts in the page, which a slow
 * processor would count as part of the answer.
 */
export async function touch({ page, session }: Phone, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
  const box = await target.boundingBox({ timeout: PATIENCE_MS });
  if (!box) throw new Error('What was to be touched is not shown.');
  await page.waitForTimeout(QUIET_MS);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
