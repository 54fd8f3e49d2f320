/** Said while a page is slow to come and nothing more is known of it. */
export const loading = 'Loading...';
