/** Texts of the 404 page. */
export const notFound = {
  title: 'Oops! Page not found',
  home: 'Return to Home',
} as const;
