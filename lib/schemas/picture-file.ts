/** The media types of pictures that can be uploaded. SVG is not one of them: it can hold scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** For a file field: what its dialog offers. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',');

const MEGABYTE = 1024 * 1024;

/** The largest file that is taken. The framework passes no larger body through middleware.ts. */
export const LARGEST_PICTURE = 10 * MEGABYTE;

export const TOO_LARGE = 'This file has more than 10 MB. Please choose a smaller one.';
export const WRONG_TYPE = 'Please choose a picture in the format JPEG, PNG, WebP or AVIF.';

/** Why a file cannot be uploaded, by its type and size, or null. What it holds is judged by the server. */
export function refusePicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return WRONG_TYPE;
  if (size === 0) return 'This file is empty. Please choose another one.';
  return size > LARGEST_PICTURE ? TOO_LARGE : null;
}

/** A stored picture: its address on this site, and its size in pixels. */
export interface StoredPicture {
  src: string;
  width: number;
  height: number;
}
