import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const METHOD =
  /^export (?:async function|function|const) (GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\b/gm;
/** Files of app/ that the framework serves under an address of their own, in code or as they are. */
const METADATA =
  /^(?:favicon|icon|apple-icon|opengraph-image|twitter-image|manifest|robots|sitemap)\d*\.\w+$/;

/** Something that answers requests and is no page. */
export interface Handler {
  file: string;
  /** The segments of its address; a dynamic one in its brackets. */
  segments: string[];
  /** What the file answers beside HEAD and OPTIONS. */
  methods: string[];
}

/** What stands for a dynamic segment where the address itself is to be fine: names of the seeds, and of no picture. */
const FINE: Readonly<Record<string, string>> = {
  '[list]': 'all',
  '[page]': '1',
  '[name]': `${'0'.repeat(64)}.webp`,
  '[...name]': 'logo.png',
  '[part]': 'articles-1.xml',
  '[[...path]]': 'signup',
};

/** Every route handler and metadata file of app/ and every file of public/, from the tree: a new one is in it by itself. */
export async function listHandlers(): Promise<Handler[]> {
  const inApp = await filesOf('app');
  const handlers = inApp
    .filter(
      (file) => /^route\.tsx?$/.test(path.basename(file)) || METADATA.test(path.basename(file)),
    )
    .map(async (file): Promise<Handler> => {
      const isCode = path.basename(file).startsWith('route.');
      const source = isCode ? await readFile(path.join(ROOT, 'app', file), 'utf8') : '';
      const methods = isCode
        ? [...source.matchAll(METHOD)].map(([, method = '']) => method)
        : ['GET'];
      return {
        file: `app/${file}`,
        segments: segmentsOf(isCode ? path.dirname(file) : file),
        methods,
      };
    });
  const files = (await filesOf('public')).map((file): Handler => ({
    file: `public/${file}`,
    segments: file.split('/'),
    methods: ['GET'],
  }));
  return [...(await Promise.all(handlers)), ...files];
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(path.join(ROOT, folder), path.join(parentPath, name)),
    );
}

function segmentsOf(place: string): string[] {
  return place.split('/').filter((segment) => !segment.startsWith('('));
}

/** The address of a handler at which it has something to say. */
export function fineAddress({ segments }: Handler): string {
  return `/${segments.map((segment) => fine(segment)).join('/')}`;
}

function fine(segment: string): string {
  if (!segment.startsWith('[')) return segment;
  const known = FINE[segment];
  if (!known)
    throw new Error(`FINE in route-handlers.ts does not know what ${segment} stands for.`);
  return known;
}

/** The addresses of a handler with each of the parts in the place of each of its dynamic segments. */
export function addressesWith(handler: Handler, parts: readonly string[]): string[] {
  return handler.segments.flatMap((dynamic, index) => {
    if (!dynamic.startsWith('[')) return [];
    return parts.map(
      (part) => `/${handler.segments.map((s, at) => (at === index ? part : fine(s))).join('/')}`,
    );
  });
}
