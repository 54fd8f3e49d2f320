import { brand } from '../brand.ts';

/** A title with the name of the site, unless it ends with it. */
export function suffixed(title: string): string {
  const suffix = ` - ${brand.name}`;
  return title.endsWith(suffix) ? title : `${title}${suffix}`;
}
