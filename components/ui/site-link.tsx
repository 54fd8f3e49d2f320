'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useLocalPath } from './use-language';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** As lib/paths.ts has it. */
  href: string;
};

/** A link to a page of this site in the language of the page that it stands on. */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  return <Link href={useLocalPath(href)} {...props} />;
}
