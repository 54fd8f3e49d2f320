/** Said while a page is slow to come and nothing more is known of it. */
export const loading = 'Loading...';

/** The button that repeats what failed. */
export const tryAgain = 'Try Again';

/** Around the messages that come and go. */
export const toasts = { label: 'Notification', dismiss: 'Dismiss' } as const;

/** Texts of the 404 page. */
export const notFound = {
  title: 'Oops! Page not found',
  home: 'Return to Home',
  /** Before an address without the sign at the end of the one that was asked for. */
  meant: 'Did you mean this address?',
} as const;

/** What a page says that failed and has no words of its own. */
export const failed = {
  title: 'This page could not be loaded',
  message: 'Something failed on our side. Please try again in a moment.',
} as const;

/** Before the link to the English page, at an address that has no page in the language of the site. */
export const inEnglish = 'This page exists in English:';
