import { adminCopy } from '@/content/admin';
import type { LanguageStates } from '@/lib/collections/row-translations';
import { cn } from '@/lib/utils';

const { languages, states } = adminCopy.translations;

// The dots are edges and no backgrounds, as in state-badge.tsx.
const DOTS: Record<LanguageStates[number]['state'], string> = {
  current: 'border-[0.3125rem] text-success',
  outdated: 'border-2 border-l-[0.3125rem] text-warning',
  none: 'border text-muted-foreground',
};

/** How far a row is in the other languages: a dot for each, with its words in the title and for screen readers. */
export function LanguageDots({ of: all }: { of: LanguageStates }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      {all.map(({ language, state }) => {
        const words = `${languages[language]}: ${states[state]}`;
        return (
          <span key={language} title={words} className="inline-flex">
            <span className={cn('size-2.5 rounded-full border-current', DOTS[state])} />
            <span className="sr-only">{words}. </span>
          </span>
        );
      })}
    </span>
  );
}
