import type { BreadcrumbList, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import { absolute } from './absolute.ts';

/** The way from the home page to this one: address and name of each step, the page itself last. */
export function breadcrumbs(
  ...steps: readonly (readonly [path: string, name: string])[]
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[paths.home, 'Home'] as const, ...steps].map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
