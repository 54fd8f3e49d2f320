import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { PICTURE_CHANGES, PICTURE_TYPES, WRONG_TYPE, type PictureChange } from './picture-file.ts';

/** The longest side of a stored picture, in pixels. */
const LONGEST_SIDE = 2400;
/** A picture of so many pixels is unpacked to 120 MB; cameras of phones take 12 to 24 million. */
const MOST_PIXELS = 30_000_000;
const MOST_SECONDS = 20;
/** The limit of the bucket, in bytes. */
const LARGEST_STORED = 5 * 1024 * 1024;

const TOO_MANY_PIXELS = 'This picture has more than 30 megapixels. Please make it smaller.';
const DAMAGED = 'This picture is damaged. Please save it again, or choose another one.';

/** The first bytes of a file, by which its kind is known. */
const BEGINNING = 4100;

/** Animated PNG files are PNG files for every program that does not know them. */
const ANIMATED_PNG = 'image/apng';

/** A picture that is fit to be stored, with what was changed in it, or the sentence that says why there is none. */
export type PictureContent =
  { webp: Buffer; width: number; height: number; changes: PictureChange[] } | { refusal: string };

/**
 * Judges a picture by its content and encodes it again as WebP: upright, at most 2,400 pixels wide and high, without
 * metadata (such as the place where it was taken) and without anything that was hidden in the file. The first picture of
 * an animation is kept. Never throws.
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureContent> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, BEGINNING)).catch(() => undefined);
  if (!type || ![...PICTURE_TYPES, ANIMATED_PNG].includes(type.mime))
    return { refusal: WRONG_TYPE };
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const found = await picture.metadata();
    const { data, info } = await picture
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
    const { width, height } = info;
    const isAnimated = type.mime === ANIMATED_PNG || (found.pages ?? 1) > 1;
    return { webp: data, width, height, changes: changesOf(found, isAnimated) };
  } catch (error) {
    return { refusal: /pixel limit/.test(String(error)) ? TOO_MANY_PIXELS : DAMAGED };
  }
}

/** Lists the changes that storing a picture makes, by what was found in its file. */
function changesOf(found: Metadata, isAnimated: boolean): PictureChange[] {
  const { format, width, height, orientation = 1, exif, xmp, iptc, comments } = found;
  const isChanged: Record<PictureChange, boolean> = {
    format: format !== 'webp',
    size: Math.max(width, height) > LONGEST_SIDE,
    upright: orientation > 1,
    metadata: [exif, xmp, iptc, comments].some((part) => part !== undefined && part.length > 0),
    animation: isAnimated,
  };
  return PICTURE_CHANGES.filter((change) => isChanged[change]);
}
