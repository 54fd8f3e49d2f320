import { escapeHtml } from '@/lib/html/escape';
import { linkAddress } from '@/lib/html/link-address';
import { blocksToHtml, parsePlainText } from '@/lib/html/plain-text';

/** What a pasted text held that the editor cannot keep. */
export type Loss =
  | 'pictures'
  | 'colours'
  | 'underlining'
  | 'footnotes'
  | 'comments'
  | 'changes'
  | 'objects'
  | 'links'
  | 'numbering'
  | 'cells'
  | 'hidden';

export type Pasted = { html: string; dropped: readonly Loss[] };

/** The elements that mean the same to the editor, by what programs write. */
const MARKS: Record<string, Mark> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', cite: 'em', dfn: 'em', var: 'em' },
  ...{ s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup' },
  ...{ code: 'code', tt: 'code', kbd: 'code', samp: 'code' },
};
const HEADINGS: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' },
};
const BLOCKS = new Set(
  'p div section article header footer main nav aside address center figure figcaption dl dt dd details summary form fieldset legend'.split(
    ' ',
  ),
);
const OBJECTS =
  'audio, video, iframe, object, embed, applet, canvas, svg, math, select, textarea, input:not([type=checkbox])';
const NO_TEXT = 'script, style, template, noscript, meta, link, title, head';

type Mark = 'strong' | 'em' | 's' | 'sub' | 'sup' | 'code';
type Context = {
  marks: ReadonlySet<Mark>;
  isHeading: boolean;
  isLink: boolean;
  /** Within a table: cells hold no other table. */
  isCell: boolean;
};

/**
 * Makes of the HTML that a program puts on the clipboard what the editor can hold: its emphasis, which may be a style or a
 * class, its lists, which Word writes as paragraphs, and its tables. Says what it had to leave out.
 *
 * What was copied within the editor is left as it is.
 */
export function preparePasted(html: string): Pasted {
  const source = new DOMParser().parseFromString(html, 'text/html');
  if (source.querySelector('[data-pm-slice]')) return { html, dropped: [] };
  const dropped = new Set<Loss>();
  applyStyleSheets(source);
  for (const element of source.querySelectorAll(NO_TEXT)) element.remove();
  removeComments(source, dropped);
  gatherLists(source.body);
  const target = document.implementation.createHTMLDocument('');
  const copy = new Copy(target, dropped);
  const plain: Context = { marks: new Set(), isHeading: false, isLink: false, isCell: false };
  target.body.append(...copy.children(source.body, plain));
  return { html: target.body.innerHTML, dropped: [...dropped] };
}

/** Copies a document to another one, element by element: what is not known here leaves only its text. */
class Copy {
  private readonly target: Document;
  private readonly dropped: Set<Loss>;

  constructor(target: Document, dropped: Set<Loss>) {
    this.target = target;
    this.dropped = dropped;
  }

  children(parent: Element, context: Context): Node[] {
    return [...parent.childNodes].flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return this.text(node.textContent ?? '', context);
      // Google Docs separates its paragraphs by breaks as well.
      if (!isElement(node) || isBreakBetweenBlocks(node)) return [];
      return this.element(node, context);
    });
  }

  private text(text: string, { marks }: Context): Node[] {
    let node: Node = this.target.createTextNode(text);
    if (text.trim() === '') return [node];
    for (const mark of marks) node = this.make(mark, [node]);
    return [node];
  }

  private make(
    name: string,
    children: readonly (Node | string)[],
    attributes: Record<string, string> = {},
  ) {
    const element = this.target.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  private element(element: Element, outer: Context): Node[] {
    const name = element.localName;
    const style = styleOf(element);
    if (isHidden(element, style)) {
      this.noteHidden(element);
      return [];
    }
    if (element.matches(OBJECTS)) {
      this.dropped.add('objects');
      return [];
    }
    const context = this.within(element, style, outer);
    if (name === 'img') return this.picture(element, context);
    if (name === 'input') return this.text(tick(element.hasAttribute('checked')), context);
    if (name === 'a') return this.link(element, context);
    if (name === 'table') return this.table(element, context);
    if (name === 'br' || name === 'hr') return [this.make(name, [])];
    if (name === 'rt') return this.text(` (${element.textContent})`, context);
    if (name === 'rp') return [];
    if (name === 'q')
      return [
        ...this.text('“', context),
        ...this.children(element, context),
        ...this.text('”', context),
      ];
    if (name === 'pre') {
      for (const end of element.querySelectorAll('br')) end.replaceWith('\n');
      return [this.make('pre', [this.make('code', [element.textContent])])];
    }
    if (name === 'ul' || name === 'ol') return this.list(element, context);
    const children = this.children(element, context);
    if (name === 'li') return [this.make('li', [...this.checkmark(element, context), ...children])];
    if (HEADINGS[name] ?? isTitle(element)) return [this.make(HEADINGS[name] ?? 'h2', children)];
    if (name === 'blockquote') return [this.make('blockquote', children)];
    if (name === 'p' || name === 'dt' || name === 'dd')
      return isBlank(children) ? [] : [this.make('p', children)];
    return BLOCKS.has(name) ? [this.make('div', children)] : children;
  }

  /** The marks that hold within an element, and what of its style cannot be kept. */
  private within(element: Element, style: Style, outer: Context): Context {
    const name = element.localName;
    const isHeading = outer.isHeading || name in HEADINGS || isTitle(element);
    const isLink = outer.isLink || name === 'a';
    const marks = new Set(outer.marks);
    const set = (mark: Mark, isOn: boolean) => void (isOn ? marks.add(mark) : marks.delete(mark));
    if (MARKS[name]) marks.add(MARKS[name]);
    const weight = style.get('font-weight');
    if (weight) set('strong', /^(?:bold|bolder|[6-9]\d\d)$/.test(weight));
    const slant = style.get('font-style');
    if (slant) set('em', slant !== 'normal');
    const line = style.get('text-decoration') ?? style.get('text-decoration-line');
    if (line?.includes('line-through')) marks.add('s');
    else if (line && /^(?:span|font)$/.test(name)) marks.delete('s');
    if (!/^(?:td|th|tr|table|img)$/.test(name)) {
      const align = style.get('vertical-align');
      if (align) {
        set('sup', align === 'super');
        set('sub', align === 'sub');
      }
    }
    if (isHeading || name === 'th') marks.delete('strong');
    if (name === 'ins' || name === 'del')
      if (element.hasAttribute('cite') || element.hasAttribute('datetime'))
        this.dropped.add('changes');
    // A heading has its colour from the style of its level, and a link is blue and underlined.
    if (/\S/.test(element.textContent) && !isLink && !element.querySelector('a')) {
      if (line?.includes('underline') || name === 'u') this.dropped.add('underlining');
      if (!isHeading && isColoured(element, style)) this.dropped.add('colours');
    }
    return { ...outer, marks, isHeading, isLink };
  }

  /** A picture of this site. An emoji that is a picture becomes its character. */
  private picture(element: Element, context: Context): Node[] {
    const alt = element.getAttribute('alt') ?? '';
    if (/^\p{Extended_Pictographic}\S{0,12}$/u.test(alt)) return this.text(alt, context);
    const written = element.getAttribute('src') ?? '';
    const url = URL.parse(written, location.origin);
    if (url?.origin === location.origin && /^(?:\/|https?:)/.test(written))
      return [this.make('img', [], { src: `${url.pathname}${url.search}`, alt })];
    const isPixel = ['width', 'height'].every((side) =>
      /^[01]$/.test(element.getAttribute(side) ?? ''),
    );
    if (!isPixel) this.dropped.add('pictures');
    return [];
  }

  /** A link that a reader can follow; footnotes, bookmarks and files of a computer leave their text. */
  private link(element: Element, context: Context): Node[] {
    const written = element.getAttribute('href') ?? '';
    const text = () => this.children(element, context);
    if (isFootnote(element)) {
      this.dropped.add('footnotes');
      return text();
    }
    const address = written.startsWith('#') ? null : linkAddress(written);
    if (address === null) {
      if (written !== '' && /\S/.test(element.textContent)) this.dropped.add('links');
      return text();
    }
    const url = URL.parse(address);
    const isOwn = url?.origin === location.origin;
    const href = isOwn ? `${url!.pathname}${url!.search}${url!.hash}` : address;
    const children = text();
    return isBlank(children) ? children : [this.make('a', children, { href })];
  }

  private list(element: Element, context: Context): Node[] {
    const type = element.getAttribute('type') ?? styleOf(element).get('list-style-type') ?? '';
    if (
      element.localName === 'ol' &&
      /^(?:[aAiI]|(?:lower|upper)-(?:alpha|latin|roman|greek))$/.test(type)
    )
      this.dropped.add('numbering');
    const start = element.getAttribute('start');
    return [
      this.make(
        element.localName,
        this.children(element, context).filter((node) => isElement(node)),
        start && /^\d{1,4}$/.test(start) && start !== '1' ? { start } : {},
      ),
    ];
  }

  /** The box of a checklist, as a character. */
  private checkmark(element: Element, context: Context): Node[] {
    const state = element.getAttribute('aria-checked');
    if (element.getAttribute('role') !== 'checkbox' || state === null) return [];
    return this.text(tick(state === 'true'), context);
  }

  /** A table of rows and cells. One of a single cell, or within another one, is no table to a reader. */
  private table(table: Element, context: Context): Node[] {
    const rows = rowsOf(table).filter((row) => {
      const isShown = !isHidden(row, styleOf(row));
      if (!isShown) this.noteHidden(row);
      return isShown;
    });
    const caption = [...table.children].find(({ localName }) => localName === 'caption');
    const words = caption ? [this.make('p', this.children(caption, context))] : [];
    const isLayout = context.isCell || table.getAttribute('role') === 'presentation';
    if (isLayout || rows.flatMap(cellsOf).length <= 1) {
      if (context.isCell) this.dropped.add('cells');
      return [
        ...words,
        ...rows.flatMap((row) =>
          cellsOf(row).map((cell) =>
            this.make('div', this.cell(cell, this.within(row, styleOf(row), context))),
          ),
        ),
      ];
    }
    const copied = rows.map((row) => {
      const inRow = this.within(row, styleOf(row), context);
      return cellsOf(row).flatMap((cell) => this.cells(cell, inRow));
    });
    while (
      copied.at(-1)?.every((cell) => cell.textContent.trim() === '' && !cell.querySelector('img'))
    )
      copied.pop();
    const [first = [], ...others] = copied;
    if (others.length > 0 && isHead(rows[0]!, first))
      copied[0] = first.map((cell) => this.asHead(cell));
    // A caption of the editor is plain words.
    const isPlain = words.every((paragraph) => !paragraph.querySelector('img'));
    return [
      ...(isPlain ? [] : words),
      this.make('table', [
        ...(isPlain ? words.map(({ textContent }) => this.make('caption', [textContent])) : []),
        this.make(
          'tbody',
          copied.map((cells) => this.make('tr', cells)),
        ),
      ]),
    ];
  }

  private noteHidden(element: Element): void {
    if (/\S/.test(element.textContent)) this.dropped.add('hidden');
  }

  private cells(cell: Element, context: Context): Element[] {
    const name = cell.localName;
    const span = (side: string) => {
      const written = Number(cell.getAttribute(side) ?? 1);
      const count = Number.isInteger(written) && written > 0 ? Math.min(written, LARGEST_SPAN) : 1;
      if (written > count) this.dropped.add('cells');
      return count;
    };
    const columns = span('colspan');
    const rows = span('rowspan');
    const copy = this.make(name, this.cell(cell, context), {
      ...(rows > 1 && { rowspan: String(rows) }),
    });
    // Excel lets a long text run over empty cells, which it then writes as one.
    if (styleOf(cell).get('mso-ignore') === 'colspan')
      return [copy, ...Array.from({ length: columns - 1 }, () => this.make(name, []))];
    if (columns > 1) copy.setAttribute('colspan', String(columns));
    return [copy];
  }

  private cell(cell: Element, context: Context): Node[] {
    const inside = this.within(cell, styleOf(cell), { ...context, isCell: true });
    const children = this.children(cell, inside);
    return isBlank(children) ? [] : children;
  }

  /** A head says by itself what bold type would. */
  private asHead(cell: Element): Element {
    for (const strong of cell.querySelectorAll('strong')) strong.replaceWith(...strong.childNodes);
    const attributes = [...cell.attributes].map(({ name, value }) => [name, value]);
    return this.make('th', [...cell.childNodes], Object.fromEntries(attributes));
  }
}

/** The most columns or rows that one cell of the site takes, as in lib/html/sanitize.ts. */
export const LARGEST_SPAN = 99;

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function isBlock({ localName }: Element): boolean {
  return (
    localName in HEADINGS ||
    BLOCKS.has(localName) ||
    /^(?:ul|ol|table|pre|blockquote|hr)$/.test(localName)
  );
}

function isBreakBetweenBlocks(element: Element): boolean {
  if (element.localName !== 'br') return false;
  const [before, after] = [element.previousElementSibling, element.nextElementSibling];
  const isBeside = (side: Element | null, node: Node | null) =>
    side !== null && isBlock(side) && (node === side || (node?.textContent ?? '').trim() === '');
  return isBeside(before, element.previousSibling) || isBeside(after, element.nextSibling);
}

function isTitle(element: Element): boolean {
  return element.localName === 'p' && element.classList.contains('MsoTitle');
}

function isBlank(nodes: readonly Node[]): boolean {
  return nodes.every(
    (node) =>
      (node.textContent ?? '').trim() === '' &&
      !(isElement(node) && (node.localName === 'img' || node.querySelector('img'))),
  );
}

function isHidden(element: Element, style: Style): boolean {
  return style.get('display') === 'none' || element.hasAttribute('hidden');
}

function tick(isTicked: boolean): string {
  return isTicked ? '☑ ' : '☐ ';
}

/** The rows of a table, without those of a table within it. */
function rowsOf(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
}

function cellsOf(row: Element): Element[] {
  return [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');
}

/** Whether a row is the head of its table: named so, or the only one that is all bold. */
function isHead(row: Element, cells: readonly Element[]): boolean {
  if (row.closest('thead')) return true;
  const filled = cells.filter((cell) => cell.textContent.trim() !== '');
  return (
    filled.length > 1 &&
    filled.every((cell) => {
      const bold = [...cell.querySelectorAll('strong')]
        .map((strong) => strong.textContent)
        .join('');
      return cell.localName === 'td' && bold.trim() === cell.textContent.trim();
    })
  );
}

/** Footnotes of Word, Google Docs and LibreOffice: the reference, and the way back from the note. */
function isFootnote(element: Element): boolean {
  const target = element.getAttribute('href') ?? '';
  return /^#_?(?:ftn|ftnt|edn|sdfootnote|sdendnote)/.test(target);
}

/** Comments of Word and LibreOffice: what they are attached to stays. */
function removeComments(source: Document, dropped: Set<Loss>): void {
  const comments = source.querySelectorAll(
    '[class^=msocom], [class*=" msocom"], .MsoCommentReference, [style*="mso-element:comment"], a[href^="#_msocom"], a[href^="#cmnt"], a[href^="#cmnt_ref"]',
  );
  for (const element of comments) {
    dropped.add('comments');
    element.remove();
  }
  for (const element of source.querySelectorAll(
    '[style*="mso-element:footnote"], [style*="mso-element:endnote"]',
  ))
    element.querySelector('hr')?.remove();
}

// Styles

type Style = ReadonlyMap<string, string>;

/** The declarations of an element: later ones win, as in a browser. */
function styleOf(element: Element): Style {
  return declarations(element.getAttribute('style') ?? '');
}

function declarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace(/\s*!important\s*$/i, '');
    found.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return found;
}

/** A selector of an element's name, its class, or both: programs write no others for what they copy. */
const SIMPLE_SELECTOR = /^[a-z][a-z0-9]*$|^(?:[a-z][a-z0-9]*)?\.[\w-]+$/i;

/** Excel, Pages and Word keep the style of a text in a style sheet: writes it into the elements themselves. */
function applyStyleSheets(source: Document): void {
  const sheets = [...source.querySelectorAll('style')].map(({ textContent }) => textContent);
  const css = sheets.join('\n').replaceAll(/<!--|-->|\/\*[^]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!SIMPLE_SELECTOR.test(selector)) continue;
      for (const element of source.body.querySelectorAll(selector)) {
        const sheet = `${element.getAttribute('data-sheet') ?? ''};${body}`;
        element.setAttribute('data-sheet', sheet);
      }
    }
  }
  for (const element of source.body.querySelectorAll('[data-sheet]')) {
    const own = element.getAttribute('style') ?? '';
    element.setAttribute('style', `${element.getAttribute('data-sheet')};${own}`);
  }
}

/** Whether an element has a colour that a reader would notice: not black on white, not a shade of grey. */
function isColoured(element: Element, style: Style): boolean {
  const text = style.get('color') ?? element.getAttribute('color') ?? '';
  const back =
    style.get('background-color') ??
    style.get('background') ??
    style.get('mso-highlight') ??
    element.getAttribute('bgcolor') ??
    '';
  if (element.localName === 'mark') return true;
  return isHue(text, { least: 48, darkest: 96 }) || isHue(back, { least: 16, darkest: 0 });
}

/** Names of colours that are none, and values that say nothing. */
const GREYS =
  /^(?:|black|white|windowtext|window|transparent|inherit|initial|unset|auto|automatic|none|currentcolor|canvas|canvastext|[a-z]*gr[ae]y|silver|gainsboro|whitesmoke|snow)$/;

/** Whether a colour is one: how far apart its parts are at least, and how bright its brightest is, of 255. */
function isHue(written: string, { least, darkest }: { least: number; darkest: number }): boolean {
  const [colour = ''] = /^(?:#[0-9a-f]+|[a-z]+(?:\([^)]*\))?)/.exec(written.toLowerCase()) ?? [];
  if (GREYS.test(colour)) return false;
  const parts = partsOf(colour);
  if (!parts) return /^[a-z]+$/.test(colour) && !/^(?:url|var|calc|linear)/.test(colour);
  const brightest = Math.max(...parts);
  return brightest - Math.min(...parts) > least && brightest > darkest;
}

/** The parts of red, green and blue, of 255. Null for what is not written in such parts, or cannot be seen. */
function partsOf(colour: string): number[] | null {
  const hex = /^#([0-9a-f]{3,8})$/.exec(colour)?.[1];
  if (hex) {
    const size = hex.length < 6 ? 1 : 2;
    const parts = [0, 1, 2].map((place) => hex.slice(place * size, (place + 1) * size));
    return parts.map((part) => parseInt(size === 1 ? part + part : part, 16));
  }
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    ?.match(/[\d.]+/g)
    ?.map(Number);
  if (!numbers || numbers.length < 3) return null;
  return numbers[3] === 0 ? [0, 0, 0] : numbers.slice(0, 3);
}

// Lists

/** An item of a list that was written without one: how deep it lies, counted from 1, and how it was marked. */
type Item = { element: Element; level: number; ordered: boolean; start: number };

/** Puts lists within lists where they belong, and makes lists of paragraphs that are items to Word only. */
function gatherLists(body: Element): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else if (list.parentElement?.localName !== 'li') {
      const item = body.ownerDocument.createElement('li');
      list.replaceWith(item);
      item.append(list);
    }
  }
  // Word on the web puts every item into a list and a box of its own.
  for (const box of body.querySelectorAll('.ListContainerWrapper'))
    box.replaceWith(...box.childNodes);
  const parents = new Set<Element>();
  for (const element of body.querySelectorAll('p, div, ul, ol')) {
    if (itemOf(element) && element.parentElement) parents.add(element.parentElement);
  }
  for (const parent of parents) gatherItems(parent);
}

function gatherItems(parent: Element): void {
  let run: Item[] = [];
  for (const node of [...parent.childNodes]) {
    const item = isElement(node) ? itemOf(node) : null;
    if (item) run.push(item);
    else if ((node.textContent ?? '').trim() !== '') {
      nest(run);
      run = [];
    }
  }
  nest(run);
}

/** Replaces items that follow each other by lists within lists. */
function nest(items: readonly Item[]): void {
  const [first] = items;
  if (!first) return;
  const page = first.element.ownerDocument;
  const place = page.createComment('list');
  first.element.before(place);
  const open: { list: Element; level: number }[] = [];
  for (const { element, level, ordered, start } of items) {
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    const name = ordered ? 'ol' : 'ul';
    const isOther = open.at(-1)?.level === level && open.at(-1)!.list.localName !== name;
    if (isOther) open.pop();
    let last = open.at(-1);
    if (!last || last.level < level) {
      const list = page.createElement(name);
      if (ordered && start > 1) list.setAttribute('start', String(start));
      const outer = last?.list.lastElementChild;
      if (outer) outer.append(list);
      else place.before(list);
      last = { list, level };
      open.push(last);
    }
    last.list.append(...itemsIn(element));
    element.remove();
  }
  place.remove();
}

function itemsIn(element: Element): Element[] {
  if (element.localName === 'ul' || element.localName === 'ol') return [...element.children];
  markOf(element)?.remove();
  removeSign(element);
  const item = element.ownerDocument.createElement('li');
  const paragraph = element.ownerDocument.createElement('p');
  const style = element.getAttribute('style');
  if (style) paragraph.setAttribute('style', style);
  paragraph.append(...element.childNodes);
  item.append(paragraph);
  return [item];
}

const NUMBERED = /^\(?(?:(\d{1,4})|[a-z]{1,2}|[ivxlcdm]+|\d+(?:\.\d+)+)[.):]?\)?$/i;
/** A bullet at the start of a paragraph, with the space behind it. */
const SIGN = /^\s*[\u2022\u00B7\u25AA\u25AB\u25CF\u25CB\u25E6\u2023\uF0A7\uF0B7\uF0D8]\s+/;

/**
 * Reads an item: a paragraph of Word with the style mso-list and its mark in a span, or one that begins with a bullet; or a
 * list of Word on the web, which has one item and says how deep it lies.
 */
function itemOf(element: Element): Item | null {
  const { localName } = element;
  if (localName === 'ul' || localName === 'ol') {
    const level = Number(
      element.querySelector(':scope > li')?.getAttribute('data-aria-level') ?? 0,
    );
    const start = Number(element.getAttribute('start') ?? 1);
    return level > 0 ? { element, level, ordered: localName === 'ol', start } : null;
  }
  if (element.querySelector('p, div, ul, ol, table, li')) return null;
  const style = styleOf(element);
  const level = Number(/\blevel(\d)\b/.exec(style.get('mso-list') ?? '')?.[1] ?? 0);
  if (level === 0) {
    const isItem = SIGN.test(element.textContent) && !element.closest('li');
    return isItem ? { element, level: levelByMargin(style), ordered: false, start: 1 } : null;
  }
  const sign = (markOf(element)?.textContent ?? '').replaceAll(/\s/g, '');
  const number = NUMBERED.exec(sign);
  // A single o is the hollow bullet of Courier.
  const ordered = number !== null && sign !== 'o';
  return { element, level, ordered, start: ordered ? Number(number[1] ?? 1) : 1 };
}

/** The number or bullet that Word writes in front of an item. */
function markOf(element: Element): Element | undefined {
  return [...element.querySelectorAll('span')].find(
    (span) => styleOf(span).get('mso-list') === 'ignore',
  );
}

/** Word indents every level by half an inch. */
function levelByMargin(style: Style): number {
  const [, size = '0', unit = 'pt'] =
    /^([\d.]+)(pt|in|cm|px)$/.exec(style.get('margin-left') ?? '') ?? [];
  const inches =
    Number(size) / { pt: 72, in: 1, cm: 2.54, px: 96 }[unit as 'pt' | 'in' | 'cm' | 'px'];
  return Math.min(Math.max(Math.round(inches * 2), 1), 9);
}

/** Removes the bullet at the start of a paragraph, which may be in several pieces. */
function removeSign(element: Element): void {
  let rest = SIGN.exec(element.textContent)?.[0].length ?? 0;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (rest > 0 && texts.nextNode()) {
    const node = texts.currentNode as Text;
    const removed = Math.min(rest, node.data.length);
    node.data = node.data.slice(removed);
    rest -= removed;
  }
}

// Plain text

/**
 * The HTML of a plain text that is a table, or has a list in it. Null for any other text: the editor makes paragraphs of it.
 */
export function htmlOfText(text: string): string | null {
  const rows = tableOfText(text);
  if (rows) {
    const cells = rows.map((row) => row.map((cell) => `<td>${paragraphs(cell)}</td>`).join(''));
    return `<table><tbody>${cells.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
  }
  if (!text.trim().includes('\n')) return null;
  const blocks = parsePlainText(text);
  return blocks.some(({ kind }) => kind === 'list') ? blocksToHtml(blocks) : null;
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/**
 * The table of a text with lines of cells between tabs, as spreadsheets give it: at least two columns, as many in each
 * line. Null for any other text.
 */
function tableOfText(text: string): string[][] | null {
  const rows = readTabs(text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''));
  const columns = rows[0]?.length ?? 0;
  // Word puts a tab behind the sign of every item of a list.
  const isList = rows.every(([first = '']) =>
    /^\s*(?:[\u2022\u00B7\u25AA\u25E6\uF0A7\uF0B7o-]|\(?\w{1,3}[.)])?\s*$/.test(first),
  );
  const isTable = columns > 1 && rows.every(({ length }) => length === columns);
  return isTable && !(columns === 2 && isList) ? rows : null;
}

/** Cells between tabs; one with a line break or a tab in it is in quotation marks. */
function readTabs(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text);
    const quoted = found?.[1];
    const isQuoted = quoted !== undefined && /[\t\n"]/.test(quoted);
    rows.at(-1)!.push(isQuoted ? quoted.replaceAll('""', '"') : (found?.[0] ?? ''));
    if (text[cell.lastIndex] === '\n') rows.push([]);
    cell.lastIndex += 1;
  }
  return rows;
}
