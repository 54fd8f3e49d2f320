'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { useLanguage } from './use-language';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<ComponentProps<typeof Link>, 'prefetch' | 'onNavigate'> & {
    /** An address as lib/paths.ts has it. */
    href: string;
    /** The language of the page to which it leads, where it is another one. */
    language?: Language;
  };

/** A link to a page of this site in the language of the page that it stands on. */
export function SiteLink({ href, language, prefetch, onNavigate, ...props }: SiteLinkProps) {
  const current = useLanguage();
  const address = localPath(language ?? current, href);
  // A page in another language is another document.
  return language && language !== current ? (
    <a href={address} hrefLang={language} {...props} />
  ) : (
    <Link href={address} prefetch={prefetch} onNavigate={onNavigate} {...props} />
  );
}
