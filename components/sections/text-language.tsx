import type { Language } from '@/lib/languages/languages';
import { languageName } from '@/lib/text/language-name';
import { cn } from '@/lib/utils';

interface TextLanguageProps {
  /** The language of the text before it. */
  language: Language;
  page: Language;
  className?: string;
}

/** Names the language of a text in the words of the page. Nothing where both are the same. */
export function TextLanguage({ language, page, className }: TextLanguageProps) {
  return language === page ? null : (
    <>
      {' '}
      <span lang={page} className={cn('text-small text-muted-foreground', className)}>
        {languageName(language, page)}
      </span>
    </>
  );
}
