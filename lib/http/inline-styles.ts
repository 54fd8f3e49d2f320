import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of each built stylesheet by its address. */
export type Sheets = ReadonlyMap<string, string>;

const LINK = /<link rel="stylesheet" href="([^"?]+)[^"]*"(?= data-precedence=)/g;

/**
 * Writes the stylesheets that a document's head links to into the head, so that the first picture waits for nothing but
 * the document (docs/decisions/0035-styles-in-the-document.md). The links stay and are disabled: the browser does not load
 * them, and React, which looks for them by their address, knows that their styles are there. Browsers read ahead in the
 * markup for files to fetch, and some overlook there that a link is disabled, though none that its medium is not the reader's.
 *
 * @param document gives it back as it was where one of its sheets is unknown
 */
export function inlineStyles(document: string, sheets: Sheets): string {
  const end = document.indexOf('</head>');
  const head = document.slice(0, end);
  const links = [...head.matchAll(LINK)];
  const texts = links.map(([, address = '']) => sheets.get(address));
  if (end < 0 || links.length === 0 || texts.includes(undefined)) return document;
  const first = links[0]?.index ?? 0;
  const disabled = head.slice(first).replaceAll(LINK, '$& disabled="" media="not all"');
  return `${head.slice(0, first)}<style>${texts.join('')}</style>${disabled}${document.slice(end)}`;
}

/**
 * Reads the stylesheets of the build. Addresses in them are written out: they count from the sheet, and would count from
 * the page.
 */
export function builtSheets(staticFolder = path.join(process.cwd(), '.next/static')): Sheets {
  // What is read is beside the bundle, not in it: the bundler would take the whole project along for it.
  const files = existsSync(/* turbopackIgnore: true */ staticFolder)
    ? readdirSync(/* turbopackIgnore: true */ staticFolder, { recursive: true })
    : [];
  const sheets = files.map(String).filter((file) => file.endsWith('.css'));
  return new Map(
    sheets.map((file) => {
      const address = `/_next/static/${file.replaceAll('\\', '/')}`;
      const text = readFileSync(path.join(/* turbopackIgnore: true */ staticFolder, file), 'utf8');
      return [address, withWholeAddresses(text, address)];
    }),
  );
}

function withWholeAddresses(sheet: string, address: string): string {
  return sheet.replace(
    /\burl\((["']?)(?!["']?(?:data:|#|\/))([^"')]+)\1\)/g,
    (_, quote, target) => {
      const { pathname, search } = new URL(String(target), `http://site${address}`);
      return `url(${quote}${pathname}${search}${quote})`;
    },
  );
}
