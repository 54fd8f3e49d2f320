'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { languageSuggestion } from '@/content/language-suggestion';
import { namedLanguage, type Language } from '@/lib/languages/languages';
import { splitLanguage } from '@/lib/languages/local-path';
import { isLanguageKept, keepLanguage, wantedLanguage } from '@/lib/languages/suggestion';
import { translationOfPage } from './language-links';
import { usePanelFocus, useRoomBelow } from './lower-panel';

/** The suggestion, if this page exists in a language that the browser prefers and the visitor has not chosen otherwise. */
export function suggestionForPage(): ReactNode {
  const page = namedLanguage(document.documentElement.lang);
  const language = wantedLanguage(navigator.languages, page);
  const href = language && translationOfPage(language);
  if (!href || isLanguageKept()) return null;
  if (leftPageIn(language)) {
    keepLanguage();
    return null;
  }
  return <SuggestionBar language={language} href={href} />;
}

/** Says whether the visitor came from a page of this site in a language: by a link to this one, on purpose. */
function leftPageIn(language: Language): boolean {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin && splitLanguage(from.pathname).language === language;
}

interface SuggestionBarProps {
  language: Language;
  href: string;
}

/** Stays at the lower edge of the window until it is closed or another page is opened. The page behind it stays in use. */
function SuggestionBar(props: SuggestionBarProps) {
  const [isClosed, setClosed] = useState(false);
  const path = usePathname();
  const [suggestedOn] = useState(path);
  const close = () => {
    keepLanguage();
    setClosed(true);
  };
  return isClosed || path !== suggestedOn ? null : <Bar {...props} onClose={close} />;
}

function Bar({ language, href, onClose }: SuggestionBarProps & { onClose: () => void }) {
  const words = languageSuggestion[language];
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar);
  usePanelFocus(bar, null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      ref={bar}
      lang={language}
      aria-label={words.label}
      data-theme="dark"
      onKeyDown={closeOnEscape}
      className="relative animate-rise border-t-[3px] border-night-edge bg-card"
    >
      <div className="mx-auto flex max-w-page items-center gap-x-4 px-gutter text-[1rem] sm:py-1">
        <p role="status" className="flex flex-1 flex-wrap items-center gap-x-4">
          {/* A phone has room for the link, which says it too. */}
          <span className="py-1 max-sm:sr-only">{words.text}</span>
          {/* Another document, in that language from its first byte. */}
          <a
            href={href}
            hrefLang={language}
            onClick={({ currentTarget }) => {
              currentTarget.href = translationOfPage(language) ?? href;
              keepLanguage();
            }}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {words.read}
          </a>
        </p>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="-mr-3 inline-flex size-11 flex-none cursor-pointer items-center justify-center"
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  );
}
