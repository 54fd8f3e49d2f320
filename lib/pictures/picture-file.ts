import type { ImgHTMLAttributes } from 'react';

/** The media types of pictures that can be uploaded. SVG is not one of them: it can hold scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The types that the dialog of a file field offers. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',');

const MEGABYTE = 1024 * 1024;

/** The largest file that is taken, and the largest upload of the site: docs/deploy/nginx.conf has the same number. */
export const LARGEST_PICTURE = 10 * MEGABYTE;

export const TOO_LARGE = 'This file has more than 10 MB. Please choose a smaller one.';
export const WRONG_TYPE = 'Please choose a picture in the format JPEG, PNG, WebP or AVIF.';

/**
 * Says why a file cannot be uploaded, by its size; null where it can. The server judges its content: browsers know the
 * type of a file by the ending of its name alone.
 */
export function refusePicture({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return 'This file is empty. Please choose another one.';
  return size > LARGEST_PICTURE ? TOO_LARGE : null;
}

/** The changes to a picture before it is stored, in the order in which they are told. */
export const PICTURE_CHANGES = ['format', 'size', 'upright', 'metadata', 'animation'] as const;
export type PictureChange = (typeof PICTURE_CHANGES)[number];

/** A stored picture: its address on this site, its size in pixels, and what was changed in it. */
export interface StoredPicture {
  src: string;
  width: number;
  height: number;
  changes: readonly PictureChange[];
}

/** The header with the name of an uploaded file, encoded as in an address: a header has room for ASCII only. */
export const FILE_NAME_HEADER = 'x-file-name';

/** A picture of the library, as a form offers it. */
export interface LibraryPicture {
  src: string;
  name: string;
  description: string;
  width?: number;
  height?: number;
  thumbnail: ImgHTMLAttributes<HTMLImageElement>;
}

/** Some pictures of the library, and the place of those behind them. */
export interface LibraryPage {
  pictures: readonly LibraryPicture[];
  next: string | null;
}
