import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { NETWORKS, PHONE, type Network } from './limits.ts';

/** A page in a browser that has nothing kept, behaving as a cheap phone. */
export type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

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
  return { page, session, close: () => context.close() };
}

/** Says no to the question about cookies before it is asked, for measurements that it would stand in the way of. */
export async function answerBeforehand({ page }: Phone, key: string): Promise<void> {
  await page.addInitScript((name) => {
    const timestamp = new Date().toISOString();
    localStorage.setItem(
      name,
      JSON.stringify({ necessary: true, analytics: false, marketing: false, timestamp }),
    );
  }, key);
}
