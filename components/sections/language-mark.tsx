import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { languageName } from '@/lib/text/language-name';
import { cn } from '@/lib/utils';

interface LanguageMarkProps {
  /** The language of the text that is marked. */
  language: Language;
  className?: string;
}

/** Names the language of the text before it that is not in that of the page. Nothing where both are the same. */
export async function LanguageMark({ language, className }: LanguageMarkProps) {
  const page = await currentLanguage();
  return language === page ? null : (
    <>
      {' '}
      <span lang={page} className={cn('text-small text-muted-foreground', className)}>
        {languageName(language, page)}
      </span>
    </>
  );
}
