import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from './picture-content.ts';
import { WRONG_TYPE } from './picture-file.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false });

/** Reads a picture that must be taken. */
async function taken(bytes: Uint8Array) {
  const picture = await readPicture(bytes);
  if ('refusal' in picture) throw new Error(picture.refusal);
  return picture;
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the format %s becomes WebP',
    async (format) => {
      const picture = await taken(await blank(60, 40).toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 60, height: 40 });
      expect(await sharp(picture.webp).metadata()).toMatchObject({ format: 'webp', width: 60 });
    },
  );

  it('keeps its transparency', async () => {
    const png = await blank(8, 8).ensureAlpha(0).png().toBuffer();
    expect(await sharp((await taken(png)).webp).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('is at most 2,400 pixels wide and high, and never enlarged', async () => {
    const wide = await blank(4800, 1200).jpeg().toBuffer();
    expect(await taken(wide)).toMatchObject({ width: 2400, height: 600 });
    expect(await taken(await blank(20, 3000).jpeg().toBuffer())).toMatchObject({ height: 2400 });
  });

  it('is turned upright, and loses where it was taken and with what', async () => {
    const photo = await blank(60, 40)
      .withExif({
        IFD0: { Make: 'Secret Camera', Copyright: 'Ada Example' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Secret Camera')).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const picture = await taken(photo);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const { exif, xmp, iptc, icc, orientation } = await sharp(picture.webp).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(picture.webp.includes('Secret Camera')).toBe(false);
  });

  it('loses what was hidden in its file', async () => {
    const jpeg = await blank(60, 40).jpeg().toBuffer();
    const script = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    const { webp } = await taken(Buffer.concat([jpeg, script]));
    expect(webp.includes('<script>')).toBe(false);
    expect(webp).toEqual((await taken(jpeg)).webp);
  });
});

describe('what was changed in a picture', () => {
  const animation = (frames: number) => {
    const pixels = Buffer.alloc(20 * 10 * frames * 3).map((_, at) => at % 251);
    return sharp(pixels, { raw: { width: 20, height: 10 * frames, channels: 3, pageHeight: 10 } });
  };

  it.each([
    ['nothing, of a small WebP', () => blank(60, 40).webp(), []],
    ['its format', () => blank(60, 40).png(), ['format']],
    ['its size', () => blank(2401, 40).webp(), ['size']],
    [
      'its sides',
      () => blank(60, 40).withMetadata({ orientation: 3 }).webp(),
      ['upright', 'metadata'],
    ],
    [
      'what a program wrote',
      () => blank(60, 40).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp(),
      ['metadata'],
    ],
    ['its further pictures', () => animation(3).webp(), ['animation']],
  ])('is told: %s', async (_, file, changes) => {
    expect((await taken(await file().toBuffer())).changes).toEqual(changes);
  });

  it('is told of an animated PNG', async () => {
    const png = await blank(20, 10).png().toBuffer();
    // The chunk that makes a PNG an animation, with one picture (PNG, third edition, 11.3.6.1), before the content.
    const chunk = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
    const framed = Buffer.alloc(chunk.length + 8);
    framed.writeUInt32BE(8, 0);
    framed.set(chunk, 4);
    framed.writeUInt32BE(crc32(chunk), chunk.length + 4);
    const animated = Buffer.concat([png.subarray(0, 33), framed, png.subarray(33)]);
    expect((await taken(animated)).changes).toEqual(['format', 'animation']);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['nothing', ''],
    ['a text', 'This is no picture.'],
    ['SVG with a script', svg],
    ['SVG after an XML declaration', `<?xml version="1.0"?>\n${svg}`],
    ['SVG after the first bytes of a GIF', `GIF89a${svg}`],
    ['PDF', '%PDF-1.7\n%%EOF'],
    ['an archive', 'PK\x03\x04'],
  ])('%s', async (_, content) => {
    expect(await readPicture(Buffer.from(content, 'latin1'))).toEqual({ refusal: WRONG_TYPE });
  });

  it('a picture that ends too early, or has only its first bytes', async () => {
    const png = await blank(600, 400).png().toBuffer();
    const jpeg = await blank(600, 400).jpeg().toBuffer();
    for (const part of [png.subarray(0, -200), png.subarray(0, 40), jpeg.subarray(0, 300)])
      expect(await readPicture(part)).toEqual({ refusal: expect.stringContaining('damaged') });
  });

  it('a small file that unpacks to more than 30 megapixels', async () => {
    const bomb = await blank(8000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await readPicture(bomb)).toEqual({ refusal: expect.stringContaining('30 megapixels') });
  });

  it('a header that claims more than there is', async () => {
    const png = await blank(60, 40).png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await readPicture(png)).toHaveProperty('refusal');
  });
});
