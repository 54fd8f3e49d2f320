import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** One answer as it came over the wire. */
export interface Load {
  url: string;
  type: string;
  encoding: string;
  /** Bytes of the body as they were sent (compressed), without the headers. */
  bytes: number;
}

/**
 * Begins to record what a page loads that is opened next, on a cold cache. Gives the list to which every answer is added
 * once it is complete. The sizes are what the browser received: Network.loadingFinished counts every byte of an answer,
 * still compressed, and from that goes what had arrived with Network.responseReceived, the headers.
 */
export async function startWeighing(page: Page): Promise<Load[]> {
  const session = await page.context().newCDPSession(page);
  const pending = new Map<string, Load & { headers: number }>();
  const all: Load[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const names = Object.entries(response.headers);
    const [, encoding = 'none'] = names.find(([name]) => /^content-encoding$/i.test(name)) ?? [];
    const { url, encodedDataLength: headers } = response;
    pending.set(requestId, { url, type, encoding, headers, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = pending.get(requestId);
    if (!load || load.url.startsWith('data:')) return;
    const { headers, ...rest } = load;
    all.push({ ...rest, bytes: encodedDataLength - headers });
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  // Pages that may come next are fetched too, with their styles and scripts; they are not part of this one.
  await session.send('Network.setBlockedURLs', { urls: ['*_rsc=*'] });
  return all;
}

const zippedSizes = new Map<string, Promise<number>>();

/** The weight of the bodies at some addresses together as gzip, in bytes, however they were sent: for a comparison. */
export async function zippedSize(urls: readonly string[]): Promise<number> {
  const sizes = urls.map((url) => {
    const size = zippedSizes.get(url) ?? zipBody(url);
    zippedSizes.set(url, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

async function zipBody(url: string): Promise<number> {
  return gzipSync(await (await fetch(url)).bytes()).length;
}

/** Raster images that are drawn in the window before a reader scrolls; runs in the browser. */
export function findRasterAboveFold(): string[] {
  const isRaster = (url: string) => url !== '' && !/^data:image\/svg|\.svg(\?|$)/.test(url);
  const inView = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isThere = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return isThere && width > 0 && height > 0 && element.checkVisibility();
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!inView(element)) continue;
    if (element instanceof HTMLImageElement && isRaster(element.currentSrc)) {
      found.push(element.currentSrc);
    }
    for (const [, url = ''] of getComputedStyle(element).backgroundImage.matchAll(
      /url\("([^"]+)"\)/g,
    )) {
      if (isRaster(url)) found.push(url);
    }
  }
  return found;
}
