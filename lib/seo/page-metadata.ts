import type { Metadata } from 'next';
import { brand } from '../brand.ts';

type Page = {
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** The page's own address on this site, beginning with a slash. */
  path: string;
  /** Keep the page out of search engines. Default: false. */
  hidden?: boolean;
};

/** The head of a page (specification, section 2): suffixed title, description, canonical link and robots. */
export function pageMetadata({ title, description, path, hidden = false }: Page): Metadata {
  const suffix = ` - ${brand.name}`;
  return {
    title: { absolute: title.endsWith(suffix) ? title : `${title}${suffix}` },
    description,
    alternates: { canonical: path },
    robots: hidden ? { index: false, follow: false } : { index: true, follow: true },
  };
}
