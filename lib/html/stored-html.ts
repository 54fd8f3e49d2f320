import type { SafeHtml } from './sanitize.ts';
import { unescapeHtml } from './escape.ts';
import { countCharacters } from '../text/characters.ts';
import { clipText, DESCRIPTION_LENGTH } from '../text/format.ts';

/** A heading of an article, and the anchor that leads to it. */
export interface ArticleHeading {
  id: string;
  text: string;
}

/**
 * Gives every second-level heading of a sanitised article an anchor, and lists them. Headings without words have none.
 * The anchors are `part-` and a number, so that nothing of the text gets into an attribute.
 */
export function articleContents(html: SafeHtml): { html: SafeHtml; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading: string, inner: string) => {
    const text = plainText(inner);
    if (text === '') return heading;
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored as SafeHtml, headings };
}

function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Characters; a shorter description says nothing. */
const SHORTEST = 50;

/**
 * The beginning of a stored text, for the description of its page: 50 to 160 characters, cut between words.
 *
 * @param filler goes on after the title where the text is too short; at least 50 characters
 */
export function describeStoredHtml(html: SafeHtml, title: string, filler: string): string {
  const text = plainText(inSentences(html)).replaceAll(/ ([.,;:!?])/g, '$1');
  const description = countCharacters(text, SHORTEST) < SHORTEST ? `${title}. ${filler}` : text;
  return clipText(description, DESCRIPTION_LENGTH);
}

const END_OF_BLOCK = /<\/(p|h[2-4]|li|blockquote|pre|figcaption|caption|t[dh])>(?=\s*(<t[dh]\b)?)/g;
/** Signs that end a sentence or lead on already, behind them a quotation mark, a bracket or the end of an element. */
const ENDED = /[.,;:!?…·–—]["'”’»)\]]*(?:\s|<[^>]*>)*$/;

/**
 * Lets every heading, paragraph, item and cell of sanitised HTML end as a sentence does, so that it does not run into the
 * next one where the elements are left out. A cell leads on to the next cell of its row.
 */
function inSentences(html: string): string {
  let last = 0;
  return html.replaceAll(
    END_OF_BLOCK,
    (tag, _name, nextCell: string | undefined, place: number) => {
      const before = html.slice(last, place);
      last = place + tag.length;
      const isEmpty = plainText(before) === '';
      return isEmpty || ENDED.test(unescapeHtml(before)) ? tag : `${nextCell ? ':' : '.'}${tag}`;
    },
  );
}

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

const BLOCK_TAG = /<(\/?)(p|h[2-4]|ul|ol|pre|blockquote|figcaption|caption|td|th)(?=[ >])/g;
const TABLE = /<table>(?=([^]*?)<\/table>)/g;

/**
 * Gives the outermost blocks of sanitised HTML, and the cells of its tables, the writing direction of their text. Not what
 * is in them: a browser does not look into a block with a direction of its own when it looks for that of the block around.
 * A cell without letters has the direction of its table.
 */
export function withDirections(html: string): string {
  let open = 0;
  return html
    .replaceAll(TABLE, (tag, rows: string) =>
      directionOf(rows) === 'rtl' ? '<table dir="rtl">' : tag,
    )
    .replaceAll(
      BLOCK_TAG,
      (tag: string, slash: string, name: string, place: number, all: string) => {
        if (slash) {
          open -= 1;
          return tag;
        }
        open += 1;
        const isCell = name === 'td' || name === 'th';
        const text = isCell ? plainText(all.slice(place, all.indexOf(`</${name}>`, place))) : '';
        return open === 1 && (!isCell || /\p{L}/u.test(text)) ? `<${name} dir="auto"` : tag;
      },
    );
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of the first letter of sanitised HTML: that of a text as a whole, and of the columns of its tables. */
export function directionOf(html: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(plainText(html)) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
