import type { APIRequestContext } from '@playwright/test';

/** What the first answer of the server says in its head, before any script has run. */
export interface FirstHead {
  status: number;
  html: string;
  title: string[];
  /** `name` or `property` of each meta element, with its contents. */
  meta: Map<string, string[]>;
  links: { rel: string; href: string; type?: string; title?: string }[];
}

/** Asks for a page as a client of this name and takes its head apart. */
export async function firstHead(
  request: APIRequestContext,
  path: string,
  userAgent?: string,
): Promise<FirstHead> {
  const response = await request.get(path, {
    maxRedirects: 0,
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = new Map<string, string[]>();
  for (const attributes of elements(head, 'meta')) {
    const name = attributes.name ?? attributes.property;
    if (name) meta.set(name, [...(meta.get(name) ?? []), attributes.content ?? '']);
  }
  const links = elements(head, 'link').map(({ rel = '', href = '', type, title }) => ({
    ...{ rel, href, type, title },
  }));
  const title = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => decoded(text));
  return { status: response.status(), html, title, meta, links };
}

/** The one value of a meta element; throws when there is none, or more than one. */
export function only(head: FirstHead, name: string): string {
  const values = head.meta.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${values.length} meta elements ${name}`);
  return values[0]!;
}

/** The canonical address. */
export function canonical({ links }: FirstHead): string[] {
  return links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
}

/** Every block of structured data in a page. */
export function jsonLd(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
}

function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(text = ''): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
