import { linkAddress } from '@/lib/html/link-address';
import { blocksToHtml, parsePlainText } from '@/lib/html/plain-text';

/** The selectors of what the editor cannot keep. */
const LOSSES = {
  objects: 'audio, video, iframe, object, embed, canvas, svg, math, select, textarea, input',
  comments:
    '[class*=msocom], .MsoCommentReference, [style*="mso-element:comment"], a[href^="#_msocom"], a[href^="#cmnt"]',
  hidden: '[hidden], [style*="display:none"], [style*="display: none"]',
  changes: ':is(del, ins)[datetime]',
  numbering: 'ol:is([type=a i], [type=i i]), [style*="-alpha"], [style*="-roman"]',
  underlining: 'u, :is(span, font)[style*="underline"]',
  colours: 'mark, [style*="mso-highlight"], [style*="color"], [style*="background"]',
};

/** A part of a pasted text that the editor cannot keep. */
export type Loss = keyof typeof LOSSES | 'pictures' | 'footnotes' | 'links' | 'cells';

export type Pasted = { html: string; dropped: readonly Loss[] };

const HEADINGS = { h1: 'h2', 'p.MsoTitle': 'h2', h5: 'h4', h6: 'h4' };

/**
 * Makes of the HTML that a program puts on the clipboard what the editor can read. It knows emphasis, lists and tables, but
 * no style sheets, no paragraphs that Word means as a list, and no tables that only lay something out. Says what is lost.
 * What was copied within the editor is left as it is.
 */
export function preparePasted(html: string): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  if (body.querySelector('[data-pm-slice]')) return { html, dropped: [] };
  applyStyleSheets(page);
  const losses = Object.entries(LOSSES) as [keyof typeof LOSSES, string][];
  const dropped = new Set<Loss>(
    losses
      .filter(([loss, selector]) => [...all(body, selector)].some((found) => isLost(loss, found)))
      .map(([loss]) => loss),
  );
  const { objects, comments, hidden } = LOSSES;
  const notes = '[style*="mso-element:footnote"] hr, [style*="mso-element:endnote"] hr';
  for (const element of all(body, `style, ${objects}, ${comments}, ${hidden}, ${notes}`))
    element.remove();
  gatherLists(body);
  for (const [name, made] of Object.entries(HEADINGS))
    for (const element of all(body, name)) renamed(element, made);
  // Weights are written as the editor knows them.
  for (const { style, localName } of all(body, '[style*="font-weight"]'))
    if (isBold(style)) style.fontWeight = 'bold';
    else if (style.fontWeight)
      style.fontWeight = /^(?:b|strong)$/.test(localName) ? 'normal' : '400';
  for (const item of all(body, 'li[role=checkbox]'))
    (item.querySelector('p') ?? item).prepend(item.matches('[aria-checked=true]') ? '☑ ' : '☐ ');
  for (const list of all(body, 'ol[type]')) list.removeAttribute('type');
  for (const picture of body.querySelectorAll('img')) readPicture(picture, dropped);
  for (const link of body.querySelectorAll('a')) readLink(link, dropped);
  for (const table of [...body.querySelectorAll('table')].reverse()) readTable(table, dropped);
  for (const head of all(body, 'h2, h3, h4, th'))
    for (const element of [head, ...all(head, '*')]) {
      // A head says by itself what bold type would.
      element.style.fontWeight = '';
      if (element.matches('b, strong')) element.replaceWith(...element.childNodes);
    }
  for (const paragraph of all(body, 'p')) if (isBlank(paragraph)) paragraph.remove();
  return { html: body.innerHTML, dropped: [...dropped] };
}

const all = (parent: Element, selector: string) => parent.querySelectorAll<HTMLElement>(selector);
const hasWords = ({ textContent }: Node) => /\S/.test(textContent ?? '');
const isBlank = (element: Element) => !hasWords(element) && !element.querySelector('img');
const isBold = ({ fontWeight }: CSSStyleDeclaration) => /^(?:bold|[6-9]\d\d)/.test(fontWeight);

function* textsIn(element: Element) {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield texts.currentNode as Text;
}

function renamed(element: Element, name: string): HTMLElement {
  const made = element.ownerDocument.createElement(name);
  for (const kept of ['style', 'colspan', 'rowspan'])
    if (element.hasAttribute(kept)) made.setAttribute(kept, element.getAttribute(kept)!);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

/** Excel, Pages and Word keep styles in a style sheet, under names and classes: writes them into the elements. */
function applyStyleSheets(page: Document) {
  const css = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const rules = css
    .replaceAll(/<!--|-->|\/\*[^]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*?);?\s*\}/g);
  // The last one first: a style that stands behind another one wins.
  for (const [, selectors = '', style] of [...rules].reverse())
    for (const selector of selectors.split(',').map((one) => one.trim()))
      if (/^[a-z][a-z0-9]*$|^(?:[a-z][a-z0-9]*)?\.[\w-]+$/i.test(selector))
        for (const element of all(page.body, selector))
          element.setAttribute('style', `${style};${element.getAttribute('style') ?? ''}`);
}

/** Whether readers lose something. Links are blue and underlined, and headings have the colour of their style. */
function isLost(loss: keyof typeof LOSSES, element: HTMLElement): boolean {
  if (loss === 'objects') return !element.matches('[type=hidden]');
  if (!hasWords(element)) return false;
  if (loss !== 'underlining' && loss !== 'colours') return true;
  if (element.closest('a, h1, h2, h3, h4, h5, h6') ?? element.querySelector('a')) return false;
  const { color, backgroundColor } = element.style;
  const isMarked = element.matches('mark, [style*="mso-highlight"]');
  return loss === 'underlining' || isMarked || isHue(color, 48) || isHue(backgroundColor, 16);
}

/** Whether a colour is no shade of grey: its red, green and blue are far apart, of 255. */
function isHue(colour: string, least: number): boolean {
  const parts = (/^rgba?\(([^)]*)\)/.exec(colour)?.[1] ?? '').split(',').slice(0, 3).map(Number);
  return Math.max(...parts) - Math.min(...parts) > least;
}

/** Keeps a picture of this site. An emoji that is a picture becomes its character. */
function readPicture(picture: HTMLImageElement, dropped: Set<Loss>) {
  const written = picture.getAttribute('src') ?? '';
  const url = URL.parse(written, location.origin);
  if (/^\p{Extended_Pictographic}\S{0,12}$/u.test(picture.alt)) picture.replaceWith(picture.alt);
  else if (url?.origin === location.origin && /^(?:\/|https?:)/.test(written))
    picture.setAttribute('src', `${url.pathname}${url.search}`);
  else {
    // One of a single pixel counts readers.
    if (!picture.matches('[width="0"], [width="1"]')) dropped.add('pictures');
    picture.remove();
  }
}

/** Keeps a link that a reader can follow; footnotes, bookmarks and files of a computer leave their text. */
function readLink(link: HTMLAnchorElement, dropped: Set<Loss>) {
  const written = link.getAttribute('href') ?? '';
  const address = written.startsWith('#') ? null : linkAddress(written);
  if (address === null) {
    if (written && hasWords(link))
      dropped.add(/^#_?(?:ftn|edn|sdfootnote|sdendnote)/.test(written) ? 'footnotes' : 'links');
    return link.replaceWith(...link.childNodes);
  }
  const url = URL.parse(address);
  const isOwn = url?.origin === location.origin;
  link.setAttribute('href', isOwn ? `${url!.pathname}${url!.search}${url!.hash}` : address);
}

/** The most columns or rows that one cell of the site takes, as in lib/html/sanitize.ts. */
export const LARGEST_SPAN = 99;

/** Finds the head of a table. One of a single cell, for layout, or within another one, is no table to a reader. */
function readTable(table: HTMLTableElement, dropped: Set<Loss>) {
  const rows = [...all(table, 'tr')];
  while (rows.length > 0 && isBlank(rows.at(-1)!)) rows.pop()!.remove();
  const cells = [...table.querySelectorAll<HTMLTableCellElement>('td, th')];
  const isInner = table.matches('table table');
  if (isInner) dropped.add('cells');
  if (isInner || table.matches('[role=presentation]') || cells.length <= 1)
    return table.replaceWith(
      ...[...all(table, 'caption, td, th')].map((part) => renamed(part, 'div')),
    );
  for (const cell of cells) {
    if (Math.max(cell.colSpan, cell.rowSpan) > LARGEST_SPAN) dropped.add('cells');
    // Excel lets a long text run over empty cells, which it then writes as one.
    if (!cell.matches('[style*="mso-ignore:colspan"]')) continue;
    for (let more = Math.min(cell.colSpan, LARGEST_SPAN); more > 1; more--)
      cell.after(table.ownerDocument.createElement('td'));
    cell.removeAttribute('colspan');
  }
  const head = [...all(rows[0]!, 'td, th')];
  const filled = head.filter(hasWords);
  const isHead = head[0]!.matches('thead *') || (filled.length > 1 && filled.every(isBoldCell));
  if (rows.length > 1 && isHead) for (const cell of head) renamed(cell, 'th');
}

/** Whether all words of a cell are bold. */
function isBoldCell(cell: Element): boolean {
  return [...textsIn(cell)].filter(hasWords).every(({ parentElement }) => {
    const nearest = parentElement!.closest<HTMLElement>('b, strong, [style*="font-weight"]');
    return nearest !== null && (isBold(nearest.style) || nearest.style.fontWeight === '');
  });
}

/** Makes lists of the paragraphs that are items to Word, and one list of those that Word on the web writes one by one. */
function gatherLists(body: Element) {
  for (const box of body.querySelectorAll('.ListContainerWrapper'))
    box.replaceWith(...box.childNodes);
  let open: { list: Element; level: number }[] = [];
  for (const element of all(body, 'p, div, ul, ol')) {
    const item = itemOf(element);
    if (!item) continue;
    if (element.previousElementSibling !== open[0]?.list) open = [];
    const { level, name, start } = item;
    const goesOn = (last: (typeof open)[number]) =>
      last.level < level || (last.level === level && last.list.localName === name);
    while (open.length > 0 && !goesOn(open.at(-1)!)) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      if (start > 1) list.setAttribute('start', String(start));
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else element.before(list);
      open.push({ list, level });
    }
    const { list } = open.at(-1)!;
    if (element.matches('ul, ol')) {
      list.append(...element.children);
      element.remove();
    } else {
      const made = body.ownerDocument.createElement('li');
      list.append(made);
      made.append(element);
    }
  }
}

/** An item of a list that was written without one: how deep it lies, and with which number its list begins. */
type Item = { level: number; name: 'ul' | 'ol'; start: number };

/** The bullets that Word writes, from its fonts of symbols too, with the space around them. */
const SIGN = /^[\s\u2022\u00B7\u25AA\u25AB\u25CF\u25CB\u25E6\u2023\uF0A7\uF0B7\uF0D8]+/;

/**
 * Reads an item, and takes its mark away: a paragraph of Word with the style mso-list and its mark in a span, or one that
 * begins with a bullet; or a list of Word on the web, which has one item and says how deep it lies.
 */
function itemOf(element: HTMLElement): Item | null {
  if (element.matches('ul, ol')) {
    const level = Number(element.querySelector('li')?.dataset.ariaLevel ?? 0);
    const start = Number(element.getAttribute('start') ?? 1);
    return level > 0 ? { level, name: element.localName as Item['name'], start } : null;
  }
  if (element.querySelector('p, div, ul, ol, table, li')) return null;
  const level = /\bmso-list:[^;]*\blevel(\d)/.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) {
    const [lead = ''] = SIGN.exec(element.textContent) ?? [];
    if (!/\S\s+$/.test(lead) || element.closest('li')) return null;
    for (const text of textsIn(element)) {
      text.data = text.data.replace(SIGN, '');
      if (text.data) break;
    }
    return { level: Number.parseFloat(element.style.marginLeft) || 0, name: 'ul', start: 1 };
  }
  const mark = element.querySelector('[style*="mso-list:ignore" i]');
  const sign = (mark?.textContent ?? '').trim();
  mark?.remove();
  // A bare o is the hollow bullet of Courier.
  const isNumber = /^\(?(?:\d|[a-z]{1,4}[.:)])/i.test(sign);
  const start = Number(/^\(?(\d{1,4})\D*$/.exec(sign)?.[1] ?? 1);
  return { level: Number(level), name: isNumber ? 'ol' : 'ul', start };
}

/** The HTML of a plain text with a list in it. Null for any other text: the editor makes paragraphs of it. */
export function htmlOfText(text: string): string | null {
  if (!text.trim().includes('\n')) return null;
  const blocks = parsePlainText(text);
  return blocks.some(({ kind }) => kind === 'list') ? blocksToHtml(blocks) : null;
}
