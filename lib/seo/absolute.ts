import { settings } from '../env/env.ts';

/** An address of this site as others have to write it. The home page has no slash at its end, as in its canonical link. */
export function absolute(path: string): string {
  return new URL(path, settings().siteUrl).href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
}
