import type { SafeHtml } from './stored-html.ts';

/**
 * Puts every table of sanitised HTML into a region that scrolls sideways: reachable by keyboard, and named after the
 * table's caption.
 *
 * @param unnamed the name of a table without a caption; its number is added
 */
export function scrollableTables(html: SafeHtml, unnamed: string): string {
  let count = 0;
  return html
    .replaceAll(/<table>(?=(?:\s*<caption>([^]*?)<\/caption>)?)/g, (table, caption?: string) => {
      count += 1;
      const name = caption?.replaceAll(/<[^>]*>/g, '').trim() || `${unnamed} ${count}`;
      return `<div data-table role="region" tabindex="0" aria-label="${name.replaceAll('"', '&quot;')}">${table}`;
    })
    .replaceAll('</table>', '</table></div>');
}
