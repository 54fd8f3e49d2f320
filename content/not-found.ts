/** Texts of addresses that lead nowhere (specification, section 2: 404 page). */
export const notFound = {
  title: 'Oops! Page not found',
  home: 'Return to Home',
} as const;
