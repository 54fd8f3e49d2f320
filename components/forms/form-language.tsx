import { useLanguage } from '@/components/ui/use-language';
import { FORM_LANGUAGE_FIELD } from '@/lib/security/form-guard';
import { defaultLanguage } from '@/lib/languages/languages';

/** Tells the server action the language of the page. English pages have no such field. */
export function FormLanguage() {
  const language = useLanguage();
  return language === defaultLanguage ? null : (
    <input type="hidden" name={FORM_LANGUAGE_FIELD} value={language} />
  );
}
