import 'server-only';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { pathOnSite } from './images.ts';
import { linkAddress } from './link-address.ts';

/** HTML that came out of {@link sanitiseStoredHtml}: the only kind that Prose takes. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

const BLOCKS = /<(?:p|h[2-4]|ul|ol|blockquote|table|hr|figure|pre)[ />]/;
const MAX_PASSES = 5;

type Attributes = Record<string, string>;

const options: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
    ...['strong', 'em', 'sub', 'sup', 's', 'a', 'br', 'img', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content of these is no text for a reader.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'textarea', 'option', 'select', 'title', 'xmp'],
    ...['svg', 'math', 'iframe', 'object', 'noembed', 'noframes', 'plaintext', 'audio', 'video'],
  ],
  nestingLimit: 40,
  transformTags: {
    ...renamed({ h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's', tt: 'code', kbd: 'code' }),
    ...renamed({ dt: 'p', dd: 'p', address: 'p', aside: 'p', main: 'p', nav: 'p', cite: 'em' }),
    b: styled('strong'),
    strong: styled('strong'),
    i: styled('em'),
    em: styled('em'),
    span: styled(null),
    font: styled(null),
    ...renamed({ div: 'p', section: 'p', article: 'p', header: 'p', footer: 'p', center: 'p' }),
    a: (_, { href = '' }) => {
      const attribs = allowedHref(href);
      return { tagName: attribs.href ? 'a' : 'span', attribs };
    },
    img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes) }),
    ol: (tagName, attributes) => ({ tagName, attribs: only(attributes, { start: /^\d{1,4}$/ }) }),
    th: (tagName, attributes) => ({
      tagName,
      attribs: only(attributes, { ...spans, scope: /^(?:col|row)(?:group)?$/ }),
    }),
    td: (tagName, attributes) => ({ tagName, attribs: only(attributes, spans) }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img') return !attribs.src;
    return tag === 'p' && text.trim() === '' && mediaChildren.length === 0;
  },
};

/** A cell of 2 to 99 columns or rows; more would make a browser lay out millions of cells. */
const SPAN = /^(?:[2-9]|[1-9]\d)$/;
const spans = { colspan: SPAN, rowspan: SPAN };

/**
 * Makes HTML from the database fit for a page: what is not on the list of allowed elements and attributes is left out,
 * a first heading is demoted below the page's own, and a text without elements keeps its paragraphs. Doing it twice
 * changes nothing. Takes anything, however broken; never throws.
 */
export function sanitiseStoredHtml(html: string): SafeHtml {
  // One pass can leave a paragraph within a paragraph, which a browser would read differently: go on until it is stable.
  let before = html;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const after = inParagraphs(withoutControls(sanitizeHtml(before, options)).trim());
    if (after === before) return after as SafeHtml;
    before = after;
  }
  const text = sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} });
  return inParagraphs(withoutControls(text).trim()) as SafeHtml;
}

/** A text without any block element: a blank line ends a paragraph, a single break stays a break. */
function inParagraphs(html: string): string {
  if (html === '' || BLOCKS.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

function withoutControls(html: string): string {
  return html
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
}

function renamed(names: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(names).map(([from, tagName]) => [from, () => ({ tagName, attribs: {} })]),
  );
}

/**
 * Editors write emphasis as a style, and cancel it by one: Google Docs wraps a whole document in a bold element of normal
 * weight. What an element means is its style, or else its name; what means nothing is dropped.
 */
function styled(name: 'strong' | 'em' | null) {
  return (_: string, { style = '' }: Attributes) => {
    const value = (property: string) =>
      new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w -]+)`, 'i')
        .exec(style)?.[1]
        ?.trim()
        .toLowerCase();
    const align = value('vertical-align');
    const weight = value('font-weight');
    const slant = value('font-style');
    const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/.test(weight) : name === 'strong';
    const isItalic = slant ? slant !== 'normal' : name === 'em';
    const line = value('text-decoration') ?? value('text-decoration-line');
    // The first meaning without which a text would say something else counts: a price that is struck holds no more.
    if (line?.includes('line-through')) return element('s');
    if (align === 'super') return element('sup');
    if (align === 'sub') return element('sub');
    if (isBold) return element('strong');
    if (isItalic) return element('em');
    return element('span'); // which is not on the list of allowed elements
  };
}

function element(tagName: string) {
  return { tagName, attribs: {} };
}

function only(attributes: Attributes, rules: Record<string, RegExp>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => rules[name]?.test(value)),
  );
}

const SITE = 'https://this-site.invalid';
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

// Addresses through which mail programs, search engines and networks lead, with the parameter that holds the real one.
const REDIRECTORS: readonly [RegExp, readonly string[]][] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url$/, ['q', 'url']],
  [/^https?:\/\/[a-z0-9-]+\.safelinks\.protection\.outlook\.com\//, ['url']],
  [/^https?:\/\/(?:l|lm)\.(?:facebook|instagram)\.com\//, ['u']],
  [/^https?:\/\/(?:www\.)?linkedin\.com\/redir\/redirect\/?$/, ['url']],
];
const MAX_REDIRECTORS = 3;

/** The address that a copied link really leads to. */
function unwrapped(url: URL | null, depth = 0): URL | null {
  if (!url || depth === MAX_REDIRECTORS) return url;
  const place = `${url.origin}${url.pathname}`;
  const names = REDIRECTORS.find(([address]) => address.test(place))?.[1] ?? [];
  const target = names.map((name) => url.searchParams.get(name)).find(Boolean);
  const inner = target ? URL.parse(target) : null;
  return inner && /^https?:$/.test(inner.protocol) ? unwrapped(inner, depth + 1) : url;
}

/**
 * The attributes of a link in stored HTML; none when its address is not one that a reader should follow. An address
 * without its scheme gets it; any other is read as a browser would.
 */
export function allowedHref(href: string): Attributes {
  const url = unwrapped(URL.parse(linkAddress(href) ?? href, SITE));
  if (!url || !SCHEMES.includes(url.protocol)) return {};
  if (url.origin !== SITE) {
    const isPage = url.protocol.startsWith('http');
    return { href: url.href, ...(isPage && { rel: 'noopener' }) };
  }
  if (href.trim().startsWith('#')) return { href: url.hash || '#' };
  const path = pathOnSite(url);
  return path === null ? {} : { href: `${path}${url.search}${url.hash}` };
}

/**
 * The attributes of a picture in stored HTML; none when it may not be shown. It must lie on this site: a picture from
 * elsewhere would tell its server who reads the page, without consent.
 */
export function imageAttributes({ src = '', alt = '', width, height }: Attributes): Attributes {
  const url = URL.parse(src, SITE);
  if (url?.origin !== SITE || !src.trim().startsWith('/')) return {};
  const path = pathOnSite(url);
  if (path === null) return {};
  const size = [width, height].every((value) => /^[1-9]\d{0,3}$/.test(value ?? ''));
  return {
    src: `${path}${url.search}${url.hash}`,
    alt,
    ...(size && { width: width!, height: height! }),
    loading: 'lazy',
    decoding: 'async',
  };
}
