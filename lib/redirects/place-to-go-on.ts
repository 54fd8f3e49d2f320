import { sitePath } from './site-path.ts';

/** The place of this site that a link or a form names; null for anything else, such as another site. */
export function readPlace(written: string | null | undefined): string | null {
  return written ? sitePath(written) : null;
}
