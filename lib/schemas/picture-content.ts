import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { PICTURE_TYPES, WRONG_TYPE } from './picture-file.ts';

/** The longest side of a stored picture, in pixels. */
const LONGEST_SIDE = 2400;
/** A picture of so many pixels is unpacked to 120 MB; cameras of phones take 12 to 24 million. */
const MOST_PIXELS = 30_000_000;
const MOST_SECONDS = 20;
/** The limit of the bucket, in bytes. */
const LARGEST_STORED = 5 * 1024 * 1024;

const TOO_MANY_PIXELS = 'This picture has more than 30 megapixels. Please make it smaller.';
const DAMAGED = 'This picture is damaged. Please save it again, or choose another one.';

/** A picture that is fit to be stored, or the sentence that says why there is none. */
export type PictureContent = { webp: Buffer; width: number; height: number } | { refusal: string };

/**
 * Judges a picture by its content and encodes it again as WebP: upright, at most 2,400 pixels wide and high, without
 * metadata (such as the place where it was taken) and without anything that was hidden in the file. Of an animation the
 * first picture is kept. Never throws.
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureContent> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !PICTURE_TYPES.includes(type.mime)) return { refusal: WRONG_TYPE };
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 85, smartSubsample: true })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    if (data.length > LARGEST_STORED)
      return { refusal: 'This picture holds too much detail. Please make it smaller.' };
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    return { refusal: /pixel limit/.test(String(error)) ? TOO_MANY_PIXELS : DAMAGED };
  }
}
