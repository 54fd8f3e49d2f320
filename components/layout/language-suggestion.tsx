'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { currentConsent, onConsentSaved } from '@/lib/consent/consent';

/**
 * Offers this page in the language of the browser, once the question about cookies is answered. What it needs for that is loaded
 * only where the browser asks for another language.
 */
export function LanguageSuggestion() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    if (navigator.language.startsWith(document.documentElement.lang)) return;
    const suggest = () => {
      import('./language-suggestion-bar')
        .then(({ suggestionForPage }) => suggestionForPage())
        .then(setBar, () => undefined); // offline: the links to the languages are in the footer
    };
    if (currentConsent()) suggest();
    return onConsentSaved(suggest);
  }, []);
  return bar;
}
