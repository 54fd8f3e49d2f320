import { adminCopy } from '@/content/admin';
import { defaultLanguage, type Language } from '@/lib/languages/languages';

/** The title of a row. A translation stands in its language, with the name of that in English. */
export function RowTitle({ title, language }: { title: string; language: Language }) {
  if (language === defaultLanguage) return <span dir="auto">{title}</span>;
  return (
    // The box keeps both together in a link that is a flex box.
    <span>
      <span dir="auto" lang={language} className="mr-2">
        {title}
      </span>
      <span className="inline-block text-small font-normal text-muted-foreground">
        {/* The space is for readers who hear or copy both; an underlined one would be seen. */ ' '}
        {adminCopy.translations.languages[language]}
      </span>
    </span>
  );
}
