import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

type Tree = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Parent = Tree | Element;

/** The first answer of the server, before any script has run. */
export interface FirstPage {
  status: number;
  /** With lower-case names. */
  headers: Record<string, string>;
  document: Tree;
  title: string[];
  /** `name` or `property` of each meta element, with its contents. */
  meta: Map<string, string[]>;
  links: { rel: string; href: string; type?: string; title?: string }[];
}

/** Asks for a page as a client of this name, follows no redirect, and parses the answer. */
export async function firstPage(
  request: APIRequestContext,
  path: string,
  userAgent?: string,
): Promise<FirstPage> {
  const response = await request.get(path, {
    maxRedirects: 0,
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  });
  return readPage(response.status(), response.headers(), await response.text());
}

export const parse = (html: string): Tree => parseDocument(html);

/** Parses an answer. Its title, meta and link elements count only where they stand in the head. */
export function readPage(status: number, headers: Record<string, string>, html: string): FirstPage {
  const document = parseDocument(html);
  const [head] = all(document, 'head');
  const meta = new Map<string, string[]>();
  for (const { attribs } of head ? all(head, 'meta') : []) {
    const name = attribs.name ?? attribs.property;
    if (name) meta.set(name, [...(meta.get(name) ?? []), attribs.content ?? '']);
  }
  const links = (head ? all(head, 'link') : []).map(({ attribs }) => {
    const { rel = '', href = '', type, title } = attribs;
    return { rel, href, ...(type && { type }), ...(title && { title }) };
  });
  const title = head ? all(head, 'title').map(textOf) : [];
  return { status, headers, document, title, meta, links };
}

/** Every element of these names inside another, in the order of the document. */
export function all(parent: Parent, ...names: string[]): Element[] {
  return DomUtils.getElementsByTagName((name) => names.includes(name), parent.children, true);
}

/** The one element of this name; throws where there is none, or more than one. */
export function one(parent: Parent, name: string): Element {
  const [found, ...others] = all(parent, name);
  if (!found || others.length > 0) throw new Error(`not exactly one ${name}`);
  return found;
}

/** The words of an element, without scripts and styles, with single spaces. */
export function textOf(element: Element): string {
  return DomUtils.innerText(element).replace(/\s+/g, ' ').trim();
}

/** The one value of a meta element; throws where there is none, or more than one. */
export function only({ meta }: FirstPage, name: string): string {
  const values = meta.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${values.length} meta elements ${name}`);
  return values[0]!;
}

/** Tells whether the page has a robots tag, and each of its robots tags keeps it out of search. */
export function isKeptFromSearch({ meta }: FirstPage): boolean {
  const robots = meta.get('robots') ?? [];
  return robots.length > 0 && robots.every((value) => value.includes('noindex'));
}

/** Every canonical address that the page names. */
export function canonical({ links }: FirstPage): string[] {
  return links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
}

export type Block = Record<string, unknown> & { '@type': string };

/** Every block of structured data in a page. */
export function jsonLd({ document }: FirstPage): Block[] {
  return all(document, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Block);
}
