import { NEXT_PARAMETER, paths } from '../paths.ts';
import { sitePath } from '../redirects/site-path.ts';

/** The sign-in page, from which an administrator goes on to a place of this site. */
export function signInFor(place: string): string {
  return `${paths.auth}?${NEXT_PARAMETER}=${encodeURIComponent(place)}`;
}

/** The place of this site that a link or a form names; null for anything else, such as another site. */
export function readPlace(written: string | null | undefined): string | null {
  return written ? sitePath(written) : null;
}
