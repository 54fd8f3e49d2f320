import { notChecked, right, wrong, type Check } from './examine.ts';
import { askProject } from './project.ts';

/** A sitemap holds 50,000 addresses (sitemaps.org), and beside these rows the pages of their lists. */
const MANY_ROWS = 40_000;

/** Whether what is stored still fits into one sitemap. */
export const checkSitemap: Check = async (project) => {
  const count = async (table: string) => {
    const init = { method: 'HEAD', headers: { prefer: 'count=exact' } };
    const path = `/rest/v1/${table}?select=id`;
    const { headers } = await askProject(project, 'visitor', path, init);
    return Number(headers.get('content-range')?.split('/')[1] ?? NaN);
  };
  const rows = (await count('blog_posts')) + (await count('job_openings'));
  if (Number.isNaN(rows))
    return notChecked('The project does not count its articles and positions.');
  return rows < MANY_ROWS
    ? right('The articles and positions fit into one with room to spare.')
    : wrong(
        `There are ${rows} articles and positions, and a sitemap holds 50,000 addresses.`,
        'Split app/stored-sitemap.xml into several sitemaps soon, and name each in robots.txt.',
      );
};
