import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheLife } from 'next/cache';
import { ImageResponse } from 'next/og';
import { ShareCard } from '@/components/seo/share-card';
import { ShareLogo } from '@/components/seo/share-logo';
import type { CardCopy } from '@/content/page-heads';
import { cachedArgument } from '@/lib/schemas/cached-arguments';
import { SHARE_CARD } from '@/lib/seo/page-metadata';

const FONTS = path.join(process.cwd(), 'node_modules/@fontsource');
const DISPLAY = 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff';
const TEXT = 'instrument-sans/files/instrument-sans-latin-500-normal.woff';
const TEXT_STRONG = 'instrument-sans/files/instrument-sans-latin-600-normal.woff';

/** The picture of a card, as the bytes of a PNG file. Drawn once for what stands on it. */
export async function drawCard(card: CardCopy): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  const copy = cachedArgument('card', card);
  const fonts = await Promise.all([
    font('Bricolage Grotesque', 700, DISPLAY),
    font('Instrument Sans', 500, TEXT),
    font('Instrument Sans', 600, TEXT_STRONG),
  ]);
  return new ImageResponse(<ShareCard {...copy} />, { ...SHARE_CARD, fonts }).arrayBuffer();
}

/** The mark of the brand as a picture for structured data. */
export async function drawLogo(): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  return new ImageResponse(<ShareLogo />, { width: 512, height: 512 }).arrayBuffer();
}

async function font(name: string, weight: 500 | 600 | 700, file: string) {
  return { name, weight, data: await readFile(path.join(FONTS, file)), style: 'normal' as const };
}
