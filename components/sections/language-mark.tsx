import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { TextLanguage } from './text-language';

interface LanguageMarkProps {
  /** The language of the text that is marked. */
  language: Language;
  className?: string;
}

/** Names the language of the text before it that is not in that of the page. Nothing where both are the same. */
export async function LanguageMark(props: LanguageMarkProps) {
  return <TextLanguage {...props} page={await currentLanguage()} />;
}
