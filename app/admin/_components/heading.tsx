import type { ReactNode } from 'react';
import { defaultLanguage, type Language } from '@/lib/languages/languages';

/** Title of an admin page, one sentence below it, and what one can do there. */
export function AdminHeading({
  title,
  language = defaultLanguage,
  lead,
  children,
}: {
  title: string;
  /** The language of the title. */
  language?: Language;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-3xl min-w-0">
        <h1
          dir="auto"
          lang={language === defaultLanguage ? undefined : language}
          className="text-[clamp(1.875rem,1.5rem+1.4vw,2.5rem)] leading-tight tracking-tight wrap-anywhere"
        >
          {title}
        </h1>
        {lead ? <p className="mt-1.5 text-muted-foreground">{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
