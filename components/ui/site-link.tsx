'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { useLanguage } from './use-language';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** As lib/paths.ts has it. */
  href: string;
  /** That of the page to which it leads, where it is another one. */
  language?: Language;
};

/** A link to a page of this site in the language of the page that it stands on. */
export function SiteLink({ href, language, ...props }: SiteLinkProps) {
  const current = useLanguage();
  return (
    <Link
      href={localPath(language ?? current, href)}
      hrefLang={language === current ? undefined : language}
      {...props}
    />
  );
}
