import { unescapeHtml } from './escape.ts';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi;
/** Elements that stand on lines of their own. */
const BLOCK =
  /^(?:p|h[1-6]|[ou]l|li|blockquote|pre|figure|figcaption|table|caption|tr|hr|br|div|d[ldt])$/;
const CELL = /^t[dh]$/;

/**
 * A stored text, of HTML or plain, as a person reads it: each paragraph, heading, item and row of a table on a line. The
 * result is text, not HTML.
 */
export function readableText(stored: string): string {
  if (!/<[a-z]/i.test(stored)) return stored;
  const lines: string[] = [];
  const lists: { next: number | null }[] = [];
  const links: { href: string; from: number }[] = [];
  let [mark, line] = ['', ''];
  const endLine = () => {
    const text = line.replaceAll(/[ \t\r\n\f]+/g, ' ').trim();
    if (text === '') return;
    lines.push(mark + text);
    [mark, line] = ['', ''];
    for (const link of links) link.from = 0;
  };
  for (const [token, slash, tag = '', attributes = ''] of stored.matchAll(TOKEN)) {
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    if (name === '') line += unescapeHtml(token);
    else if (name === 'a' && !isEnd)
      links.push({ href: attributeOf(attributes, 'href'), from: line.length });
    else if (name === 'a') {
      const { href = '', from = 0 } = links.pop() ?? {};
      if (href && line.slice(from).trim() !== href) line += ` (${href})`;
    } else if (name === 'img')
      line += ` [picture: ${attributeOf(attributes, 'alt') || 'without a description'}] `;
    else if (CELL.test(name) && !isEnd) line += line.trim() === '' ? '' : ' | ';
    if (!BLOCK.test(name)) continue;
    endLine();
    if (name === 'ol' || name === 'ul') {
      if (isEnd) lists.pop();
      else if (name === 'ul') lists.push({ next: null });
      else lists.push({ next: Number(attributeOf(attributes, 'start')) || 1 });
    } else if (name === 'hr') lines.push('[line]');
    else if (isEnd) mark = '';
    else if (name === 'li') {
      const list = lists.at(-1);
      const number = list?.next ? `${list.next++}.\u2002` : '•\u2002';
      mark = '\u2003'.repeat(Math.max(lists.length - 1, 0)) + number;
    } else if (/^h\d$/.test(name)) mark = '[heading] ';
    else if (name === 'blockquote') mark = '[quotation] ';
  }
  endLine();
  return lines.join('\n');
}

function attributeOf(attributes: string, name: string): string {
  const [, quoted, apostrophes] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return unescapeHtml(quoted ?? apostrophes ?? '').trim();
}
