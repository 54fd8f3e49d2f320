import { unescapeHtml } from './escape.ts';

/** What a stored text links or shows that lies on this site. */
export interface OwnAddress {
  kind: 'link' | 'picture';
  /** A path, with or without a query and a place in the page; or only the place: #part-2. */
  address: string;
}

const ATTRIBUTE = /<(a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

/**
 * The addresses of this site in stored HTML, each once, in their order. Other sites, mail and telephone are left out.
 *
 * @param html as the sanitiser stores it: attributes in double quotation marks
 * @param most how many are given at most
 */
export function ownAddressesIn(html: string, most: number): OwnAddress[] {
  const found = new Map<string, OwnAddress>();
  for (const [, tag, value = ''] of html.matchAll(ATTRIBUTE)) {
    const address = unescapeHtml(value).trim();
    if (!/^(?:#.|\/(?!\/))/.test(address)) continue;
    const kind = tag === 'img' ? 'picture' : 'link';
    found.set(`${kind} ${address}`, { kind, address });
    if (found.size >= most) break;
  }
  return [...found.values()];
}
