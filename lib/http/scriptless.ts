/** What stands where only a script could say more: a sentence, and a way on. All of it is plain text. */
export interface Notice {
  heading: string;
  text?: string;
  link: { href: string; label: string };
}

/** The notices of the site, in its own words. */
export interface Notices {
  /** Of a page that finds nothing at its address: the first whose `under` the path begins with. */
  missing: readonly (Notice & { under: string })[];
  /** Of a page that could not be made. */
  failed: Notice;
  /** After the heading, where a window or a tab is named. */
  titleSuffix: string;
}

/** How the framework begins a document without markup: one whose page says, or finds, that it cannot be shown. */
const SHELL = '<!DOCTYPE html><html id="__next_error__"><head>';
/** Ink on paper, as the site; the document has none of its sheets. Its policy names every style that stands in it. */
const LOOK =
  'body{max-width:34rem;margin:3rem auto;padding:0 1.25rem;background:#f3f5ef;color:#12211b;font:1.125rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:2.25rem;line-height:1.1}a{display:inline-block;padding:.5rem 0;color:inherit;font-weight:600}';
const NOT_FOUND = 404;
const SERVER_ERROR = 500;

/**
 * Writes a notice for browsers without scripts into a document that has no markup of its own; the framework draws such a
 * page in the browser. Where scripts run, the framework clears the document before it does. Gives every other document back
 * as it is.
 *
 * @param path of the request, without its search
 */
export function withNotice(
  document: string,
  { status, path }: { status: number; path: string },
  { missing, failed, titleSuffix }: Notices,
): string {
  if (!document.startsWith(SHELL)) return document;
  const notice =
    status >= SERVER_ERROR
      ? failed
      : status >= NOT_FOUND && missing.find(({ under }) => path.startsWith(under));
  if (!notice) return document;
  const { heading, text, link } = notice;
  const head =
    '<!DOCTYPE html><html id="__next_error__" lang="en"><head>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
    `<title>${escaped(heading.replace(/\.$/, '') + titleSuffix)}</title>` +
    `<noscript><style>${LOOK}</style></noscript>`;
  const body =
    `<body><noscript><h1>${escaped(heading)}</h1>${text ? `<p>${escaped(text)}</p>` : ''}` +
    `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p></noscript>`;
  return head + document.slice(SHELL.length).replace('<body>', () => body);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
