'use client';

import { useEffect, useState, type ReactNode } from 'react';

/** Offers this page in the language of the browser. What it needs for that is loaded only where the browser asks for another one. */
export function LanguageSuggestion() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    if (navigator.language.startsWith(document.documentElement.lang)) return;
    import('./language-suggestion-bar')
      .then(({ suggestionForPage }) => suggestionForPage())
      .then(setBar, () => undefined); // offline: the links to the languages are in the footer
  }, []);
  return bar;
}
