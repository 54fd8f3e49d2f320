import Link from 'next/link';
import { words } from '@/content/words';
import { defaultLanguage } from '@/lib/languages/languages';

interface PageInEnglishProps {
  /** Its address. Null where there is none. */
  page: { path: string; title: string } | null;
  className?: string;
}

/** The way to the English page, below the message that there is none in the language of the site. */
export async function PageInEnglish({ page, className }: PageInEnglishProps) {
  if (!page) return null;
  const { inEnglish } = (await words()).states;
  return (
    <p className={className}>
      {inEnglish}{' '}
      <Link
        href={page.path}
        hrefLang={defaultLanguage}
        lang={defaultLanguage}
        dir="auto"
        className="py-2 wrap-anywhere text-primary underline"
      >
        {page.title}
      </Link>
    </p>
  );
}
