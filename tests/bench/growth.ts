import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { startEmbedded } from '../support/backend.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { answers } from './answers.ts';
import { median, number, table, writeIntoPage, type Row } from './figures.ts';
import { folderWith } from './growth-rows.ts';
import { PORTS } from './limits.ts';
import { makeWorkspace, removeWorkspace } from './workspace.ts';

// npm run bench:growth: the same build and pages with 10, 1,000 and 100,000 posts, updates and questions. Sizes can be
// given as arguments.
const SIZES = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = SIZES.length > 0 ? SIZES : [10, 1_000, 100_000];
const SITE = `http://127.0.0.1:${PORTS.site}`;
/** Pages are fresh for half a minute. */
const FRESH_MS = 31_000;
const REPLAYS = 7;

/** Pages that a build makes, and far ones, which the first visitor has made. */
function pagesWith(rows: number): Record<string, string> {
  return {
    home: '/',
    questions: '/faq',
    'support page': '/docs/support',
    articles: '/resources',
    'articles, last page': `/resources?page=${Math.ceil(rows / 13)}`,
    'articles of a category': '/resources?category=grown-3',
    updates: '/product-updates',
    'updates, last page': `/product-updates?page=${Math.ceil(rows / 5)}`,
    'sitemap of the articles': '/stored-sitemap/articles-1.xml',
  };
}

type Proxy = Awaited<ReturnType<typeof startFaultyProxy>>;
const cells = new Map<string, string[]>();
const note = (what: string, cell: string) => cells.set(what, [...(cells.get(what) ?? []), cell]);

const workspace = await makeWorkspace();
try {
  for (const size of sizes) await measure(size);
} finally {
  await removeWorkspace(workspace);
}
const head: Row = ['what', ...sizes.map((size) => `${number(size)} rows`)];
const text = table(
  head,
  [...cells].map(([what, list]) => [what, ...list]),
);
console.log(text);
await writeIntoPage('growth', `Made by \`npm run bench:growth\`.\n\n${text}`);

async function measure(size: number): Promise<void> {
  console.log(`${size} rows`);
  const folder = await folderWith(size);
  const backend = await startEmbedded(folder);
  const proxy = await startFaultyProxy(backend.url);
  const env = {
    ...process.env,
    PORT: String(PORTS.site),
    SUPABASE_URL: proxy.url,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    APP_URL: 'http://app.test',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  try {
    await build(env, proxy);
    const start = ['supabase/local/commands/start.ts'];
    const site = spawn(process.execPath, start, { cwd: workspace.site, env, stdio: 'ignore' });
    try {
      await answers(SITE);
      await new Promise((resolve) => setTimeout(resolve, FRESH_MS));
      for (const [name, address] of Object.entries(pagesWith(size)))
        await askFor(name, address, proxy, backend.url);
    } finally {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    }
  } finally {
    await proxy.stop();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From nothing, asynchronously: the proxy between build and backend lives in this process. */
async function build(env: NodeJS.ProcessEnv, proxy: Proxy): Promise<void> {
  spawnSync('rm', ['-rf', path.join(workspace.site, '.next')]);
  const begun = performance.now();
  const command = 'supabase/local/commands/build.ts';
  const built = spawn(process.execPath, [command], { cwd: workspace.site, env, stdio: 'ignore' });
  const [code] = (await once(built, 'exit')) as [number];
  if (code !== 0) throw new Error('The build failed.');
  note('build, cold', `${number((performance.now() - begun) / 1000)} s`);
  note('reads while building', number(proxy.seen()));
}

/** Asks for a page that is expired or was never made, and has the reads that this causes done again, one by one. */
async function askFor(name: string, address: string, proxy: Proxy, backend: string): Promise<void> {
  const before = proxy.seen();
  const begun = performance.now();
  const answer = await fetch(SITE + address);
  const body = await answer.text();
  const time = performance.now() - begun;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const reads = [...new Set(proxy.asked().slice(before))];
  let work = 0;
  for (const read of reads) work += await replay(new URL(read, backend));
  note(
    `${name}: answer; bytes; reads; their time`,
    `${answer.status === 200 ? '' : `${answer.status}, `}${number(time)} ms; ${number(body.length)}; ${reads.length}; ${number(work, 1)} ms`,
  );
}

/** The median time of a read, in ms. */
async function replay(read: URL): Promise<number> {
  // Lists in pages ask for the number of rows too.
  const prefer = read.searchParams.has('offset') ? 'count=exact' : '';
  const headers = { apikey: LOCAL_KEYS.publishable, prefer };
  const times: number[] = [];
  for (let done = 0; done < REPLAYS; done += 1) {
    const begun = performance.now();
    await (await fetch(read, { headers })).text();
    times.push(performance.now() - begun);
  }
  return median(times);
}
