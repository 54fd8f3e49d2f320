import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A page at an eighth of its size, as it was photographed: three bytes a pixel. */
export interface Thumbnail {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Each side is this many times smaller than the page: a word is a grey bar, a section still a section. */
const SCALE = 8;
/** Enough for the brand's pigments and what lies between them. */
const COLOURS = 32;
const CHANNELS = 3;
/** Chromium draws no taller picture in one piece. */
const TALLEST = 8000;

/** Photographs the whole page and makes it small. What moves with the calendar is set to a fixed day first. */
export async function pressThumbnail(page: Page): Promise<Thumbnail> {
  await page.evaluate(holdStill);
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = { width: Math.round(width / SCALE), height: Math.round(height / SCALE) };
  const strips: { input: Buffer; top: number; left: number }[] = [];
  for (let top = 0; top < height; top += TALLEST) {
    const clip = { x: 0, y: top, width, height: Math.min(TALLEST, height - top) };
    const strip = await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 92 });
    const small = await sharp(strip)
      .resize(size.width, Math.max(1, Math.min(TALLEST / SCALE, size.height - top / SCALE)), {
        fit: 'fill',
        kernel: 'mitchell',
      })
      .png()
      .toBuffer();
    strips.push({ input: small, top: top / SCALE, left: 0 });
  }
  const pixels = await sharp({ create: { ...size, channels: CHANNELS, background: '#000' } })
    .composite(strips)
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...size, pixels };
}

/** The file form of a thumbnail: a picture of few colours. */
export function toPng({ width, height, pixels }: Thumbnail): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Reads a thumbnail back from its file form. */
export async function fromPng(file: Buffer): Promise<Thumbnail> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * Runs in the browser: pictures that wait for the reader to scroll are fetched now, and today's date and year, wherever
 * they are written, become a fixed day.
 */
async function holdStill() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const now = new Date();
  const today = [-1, 0, 1].flatMap((days) => {
    const day = new Date(now.getTime() + days * 86_400_000);
    return ['en-GB', 'en-US'].map((locale) =>
      day.toLocaleDateString(locale, { dateStyle: 'long' }),
    );
  });
  while (walker.nextNode()) {
    const node = walker.currentNode;
    let text = node.nodeValue ?? '';
    if (!/\d{4}/.test(text)) continue;
    for (const date of today) text = text.replace(date, '20 November 2026');
    if (node.parentElement?.closest('footer'))
      text = text.replace(String(now.getFullYear()), '2026');
    if (text !== node.nodeValue) node.nodeValue = text;
  }
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) {
    image.loading = 'eager';
    image.decoding = 'sync'; // or the photograph, which draws the page anew, may be taken before it is there
  }
  const finished = (image: HTMLImageElement) =>
    new Promise((resolve) => {
      image.addEventListener('load', resolve, { once: true });
      image.addEventListener('error', resolve, { once: true });
    });
  await Promise.all(
    images.map(async (image) => {
      if (!image.complete) await finished(image);
      await image.decode().catch(() => undefined);
    }),
  );
  // A row that snaps goes to another of its stops when the photograph changes the size of the window.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (element.scrollWidth <= element.clientWidth) continue;
    element.style.scrollSnapType = 'none';
    element.scrollLeft = 0;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}
