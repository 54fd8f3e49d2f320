import sharp from 'sharp';
import type { Thumbnail } from './thumbnails.ts';

/**
 * What may differ between two thumbnails of the same page. Another version of the browser smooths letters and lines
 * differently and may round a height by a pixel or two; that disappears in blocks of 32 px that may lie 8 px apart. A
 * section that is gone, a column 24 px away or a button in another colour does not.
 */
const BLOCK = 4; // pixels of the thumbnail
const DRIFT = 1; // pixels of the thumbnail
const TOLERANCE = 20; // of 255, between the mean colours of a block
const BLOCKS_THAT_MAY_DIFFER = 1;

/** The difference of two thumbnails. */
export interface Difference {
  /** Null where they are the same, else one sentence about what is not. */
  finding: string | null;
  /** Top left corners of the blocks that differ. */
  blocks: { x: number; y: number; by: number }[];
}

/** Compares two thumbnails block by block. */
export function compareThumbnails(expected: Thumbnail, actual: Thumbnail): Difference {
  const sameSize =
    expected.width === actual.width && Math.abs(expected.height - actual.height) <= DRIFT;
  const height = Math.min(expected.height, actual.height);
  const blocks: Difference['blocks'] = [];
  for (let y = 0; y < height; y += BLOCK) {
    for (let x = 0; x < Math.min(expected.width, actual.width); x += BLOCK) {
      const by = blockDifference(expected, actual, x, y);
      if (by > TOLERANCE) blocks.push({ x, y, by });
    }
  }
  if (!sameSize) {
    const size = `${actual.width} by ${actual.height} in place of ${expected.width} by ${expected.height}`;
    return { finding: `another size: ${size} (eighths)`, blocks };
  }
  if (blocks.length <= BLOCKS_THAT_MAY_DIFFER) return { finding: null, blocks };
  const { y } = blocks[0]!;
  return {
    finding: `${blocks.length} blocks differ, from ${y * 8} px below the top of the page on`,
    blocks,
  };
}

/** How far the mean colours of a block are apart, in the position of small drift that fits best. */
function blockDifference(expected: Thumbnail, actual: Thumbnail, x: number, y: number): number {
  const wanted = meanColour(expected, x, y);
  let best = Infinity;
  for (let dy = -DRIFT; dy <= DRIFT; dy += 1) {
    for (let dx = -DRIFT; dx <= DRIFT; dx += 1) {
      const found = meanColour(actual, x + dx, y + dy);
      const by = Math.max(...found.map((value, channel) => Math.abs(value - wanted[channel]!)));
      best = Math.min(best, by);
    }
  }
  return best;
}

function meanColour(thumbnail: Thumbnail, x: number, y: number): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = y; row < y + BLOCK; row += 1) {
    for (let column = x; column < x + BLOCK; column += 1) {
      const start = at(thumbnail, column, row);
      if (start < 0) continue;
      sums.forEach((_, channel) => (sums[channel]! += thumbnail.pixels[start + channel]!));
      count += 1;
    }
  }
  return sums.map((sum) => sum / Math.max(count, 1));
}

/** Where a pixel begins; -1 beyond the picture. */
function at({ width, height }: Thumbnail, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : (y * width + x) * 3;
}

/** Expected, actual and their difference side by side, at four times their size: a PNG for the person who looks. */
export async function sideBySide(
  expected: Thumbnail,
  actual: Thumbnail,
  { blocks }: Difference,
): Promise<Buffer> {
  const GAP = 8;
  const height = Math.max(expected.height, actual.height);
  const width = expected.width + 2 * actual.width + 2 * GAP;
  const raw = ({ pixels, width, height }: Thumbnail) =>
    sharp(pixels, { raw: { width, height, channels: 3 } }).png();
  const marks = blocks
    .map(({ x, y }) => `<rect x="${x}" y="${y}" width="${BLOCK}" height="${BLOCK}"/>`)
    .join('');
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${actual.width}" height="${height}"><g fill="#f00" fill-opacity="0.75">${marks}</g></svg>`;
  const faded = await raw(actual).modulate({ saturation: 0.2 }).png().toBuffer();
  const last = expected.width + actual.width + 2 * GAP;
  const sheet = await sharp({ create: { width, height, channels: 3, background: '#f0f' } })
    .composite([
      { input: await raw(expected).toBuffer(), left: 0, top: 0 },
      { input: await raw(actual).toBuffer(), left: expected.width + GAP, top: 0 },
      { input: faded, left: last, top: 0 },
      { input: Buffer.from(overlay), left: last, top: 0 },
    ])
    .png()
    .toBuffer();
  return sharp(sheet)
    .resize({ width: width * 4, kernel: 'nearest' })
    .png()
    .toBuffer();
}
