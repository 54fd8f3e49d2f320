import { createHash } from 'node:crypto';
import { constants, existsSync, globSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import { defaultLanguage } from '../../languages/languages.ts';
import { StartError } from './errors.ts';
import { exitOf, startProgram, type Environment } from './processes.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, '.next');
const BUILD_ID = path.join(BUILD, 'BUILD_ID');
const STAMP = path.join(BUILD, 'build-stamp');
const STATIC_FILES = path.join(BUILD, 'static');
/** Captures the part of its address after the folder of the static files. */
const SCRIPT_OF_A_PAGE = /<script[^>]* src="\/_next\/static\/([^"?]+\.js)/g;
const PUBLIC_FILES = path.join(ROOT, 'public');
const ROBOTS = path.join(PUBLIC_FILES, 'robots.txt');
const NEXT = path.join(ROOT, 'node_modules/.bin/next');
const NEXT_SITEMAP = path.join(ROOT, 'node_modules/.bin/next-sitemap');

/** Everything that a build reads: these folders and files, and these settings. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next-sitemap.config.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const BUILD_SETTINGS = ['SITE_URL', 'SUPPORT_EMAIL', 'CAREERS_EMAIL', 'IMAGE_HOSTS'];

/** The files that the build itself writes into public/. */
const GENERATED = /^public\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/;

/** Whether the production build that is there was made from the same sources and settings. */
export async function isBuilt(env: Environment): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => null);
  return existsSync(BUILD_ID) && stamp === (await hashOfSources(env));
}

/** Parts that only a machine that builds has: the sources, and development dependencies. */
const BUILDERS = ['app', 'node_modules/typescript', 'node_modules/tailwindcss'];

const missingBuilders = () => BUILDERS.filter((name) => !existsSync(path.join(ROOT, name)));

const needed = (missing: string[]) =>
  `what a build needs is not here (${missing.join(', ')}). Build where npm ci was run without --omit=dev and without NODE_ENV, and copy .next and public`;

/** Makes the production build where it is missing or old. A folder that cannot build serves the build that it was given. */
export async function ensureBuilt(env: Environment): Promise<void> {
  if (await isBuilt(env)) return;
  const missing = missingBuilders();
  if (missing.length === 0 || !existsSync(BUILD_ID)) return build(env);
  // There are no sources that the build could be older than.
  if (missing.includes('app')) return;
  console.error(
    `The build is of other sources or settings, and is served as it is: ${needed(missing)}.`,
  );
}

/** Makes the production build. It reads what every visitor may read, so it gets no secret key. */
export async function build(env: Environment): Promise<void> {
  const missing = missingBuilders();
  if (missing.length > 0) throw new StartError(`Nothing can be built: ${needed(missing)}.`);
  const stamp = await hashOfSources(env);
  const buildEnv = { ...env, NODE_ENV: 'production', SUPABASE_SECRET_KEY: undefined };
  for (const folder of [BUILD, PUBLIC_FILES]) await ensureWritable(folder);
  const code = await exitOf(startNext(['build'], buildEnv));
  // A build ends with code 0, but without an id, when its worker was killed.
  if (code !== 0 || !existsSync(BUILD_ID))
    throw new StartError('The build failed; the reason is above.');
  await hintSharedScripts();
  await compressStaticFiles();
  await writeSitemap(buildEnv);
  await writeFile(STAMP, stamp);
}

export function startNext(args: string[], env: Environment) {
  return startProgram(NEXT, args, { ...env, NEXT_TELEMETRY_DISABLED: '1' });
}

async function hashOfSources(env: Environment): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesIn(source))
      hash.update(file).update(await readFile(path.join(ROOT, file)));
  }
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${env[name] ?? ''}`);
  return hash.digest('hex');
}

async function filesIn(source: string): Promise<string[]> {
  if (!existsSync(path.join(ROOT, source))) return [];
  if (path.extname(source)) return [source];
  const entries = await readdir(path.join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !GENERATED.test(file))
    .sort();
}

/** Makes a folder if it is missing. Throws a StartError that names it when it cannot be written. */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The folder ${folder} cannot be written, so nothing can be built. Change its rights, or its owner.`,
    );
  }
}

/**
 * The first line of a script whose functions a browser compiles while it arrives, beside the main thread, and not one by
 * one when each is first called (Chrome's explicit compile hints). To others it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint on the scripts that every page loads and runs. Their compressed copies are made after it. Where the framework
 * keeps its pages is not documented: should they move, no script is hinted, and tests/http/first-html.spec.ts says so.
 */
async function hintSharedScripts(): Promise<void> {
  const pages = globSync(`server/app/${defaultLanguage}/**/*.html`, { cwd: BUILD });
  const scripts = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(BUILD, page), 'utf8');
      return new Set(Array.from(html.matchAll(SCRIPT_OF_A_PAGE), ([, name]) => name!));
    }),
  );
  // The shell of a page that is rendered for each request has none yet.
  const [first, ...others] = scripts.filter(({ size }) => size > 0);
  const shared = [...(first ?? [])].filter((name) => others.every((page) => page.has(name)));
  for (const name of shared) {
    const file = path.join(STATIC_FILES, name);
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
  }
}

/** Stores a brotli copy of every built script, stylesheet and drawing beside it; lib/server/listener.ts sends it. */
async function compressStaticFiles(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const names = await readdir(STATIC_FILES, { recursive: true });
  for (const name of names.filter((file) => /\.(css|js|svg)$/.test(file))) {
    const file = path.join(STATIC_FILES, name);
    const text = await readFile(file);
    const params = {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await writeFile(`${file}.br`, await brotli(text, { params }));
  }
}

/** robots.txt and the sitemap of the static pages, from next-sitemap.config.ts into public/. */
async function writeSitemap(env: Environment): Promise<void> {
  // The program always reports success, so the file is checked.
  await rm(ROBOTS, { force: true });
  await exitOf(startProgram(NEXT_SITEMAP, ['--config', 'next-sitemap.config.ts'], env));
  if (!existsSync(ROBOTS))
    throw new StartError('The sitemap could not be written; the reason is above.');
}
