/** What a visitor reads on a page in another language, when the browser asks for this one. Each name is in its own language. */
export const languageSuggestion = {
  label: 'Language',
  text: 'This page is also in English.',
  read: 'Read it in English',
  close: 'Close',
} as const;
