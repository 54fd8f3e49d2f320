import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** The hidden field in which a page that is not in English names its language. The demo form has a field `language`. */
export const FORM_LANGUAGE_FIELD = 'formLanguage';

/** The language of the page that a form was sent from. Anything but a language of the site is English. */
export function formLanguage(form: FormData): Language {
  const language = form.get(FORM_LANGUAGE_FIELD);
  return isLanguage(language) ? language : defaultLanguage;
}
