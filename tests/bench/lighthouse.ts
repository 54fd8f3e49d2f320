import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

// npm run bench [-- <site> <path> ...]: Lighthouse (mobile, its defaults) for pages of a running site, each beside its own
// static copy (the same HTML without scripts) and a bare page of the same framework version, in turn; medians of RUNS.

const RUNS = Number(process.env.RUNS ?? 5);
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const BARE_PORT = 4710;
const PAGES = ['/', '/faq', '/resources', '/careers', '/product-updates', '/contact'];

const run = promisify(execFile);
const [site = 'http://localhost:3000', ...given] = process.argv.slice(2);
const pages = given.length > 0 ? given : PAGES;
const folder = path.join(os.tmpdir(), 'nightdesk-bench');
const results = new Map<string, Figures[]>();

type Figures = { score: number; lcp: number; tbt: number; cls: number };

const bare = await startBarePage();
const copies = await serveStaticCopies();
try {
  for (let round = 0; round < RUNS; round += 1) {
    await measure('bare page', `http://127.0.0.1:${BARE_PORT}/`);
    for (const page of pages) {
      await measure(page, site + page);
      await measure(`${page} (copy)`, copies.url + page);
    }
  }
} finally {
  bare.kill();
  copies.close();
}
console.table(Object.fromEntries([...results].map(([name, all]) => [name, medians(all)])));

/** Builds a page that says nothing with the project's own versions, once for each version, and serves it. */
async function startBarePage() {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const home = path.join(folder, `bare-${dependencies.next}`);
  const next = path.join(home, 'node_modules/next/dist/bin/next');
  if (!existsSync(path.join(home, '.next/BUILD_ID'))) {
    await mkdir(path.join(home, 'app'), { recursive: true });
    await writeFile(path.join(home, 'package.json'), '{ "private": true }');
    await writeFile(
      path.join(home, 'app/layout.js'),
      `export const metadata = { title: 'A bare page' };
      export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    );
    await writeFile(path.join(home, 'app/page.js'), 'export default () => <h1>A bare page</h1>;');
    const packages = ['next', 'react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: home });
    execFileSync(process.execPath, [next, 'build'], { cwd: home });
  }
  const args = [next, 'start', '-H', '127.0.0.1', '-p', String(BARE_PORT)];
  const server = spawn(process.execPath, args, { cwd: home, stdio: 'ignore' });
  await pause(3_000);
  return server;
}

/** Serves each page without its scripts; everything else comes from the site. */
async function serveStaticCopies() {
  const texts = new Map<string, Buffer>();
  for (const page of pages) {
    const html = await (await fetch(site + page)).text();
    const still = html.replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    texts.set(page, brotliCompressSync(still.replace(/<link[^>]*as="script"[^>]*>/g, '')));
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const text = texts.get(url);
    if (text) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
      return response.end(text);
    }
    const answer = await fetch(site + url);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(await answer.bytes());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function measure(name: string, url: string): Promise<void> {
  const file = path.join(folder, 'report.json');
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const report = ['--quiet', '--only-categories=performance', '--output=json'];
  await run('npx', ['--yes', LIGHTHOUSE, url, ...report, `--output-path=${file}`, flags], {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8'));
  const figures = {
    score: categories.performance.score,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
  results.set(name, [...(results.get(name) ?? []), figures]);
}

function medians(all: Figures[]) {
  const of = (key: keyof Figures) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
  const spread = all.map(({ score }) => score).toSorted((a, b) => a - b);
  return {
    score: of('score'),
    spread: `${spread[0]} to ${spread.at(-1)}`,
    'LCP ms': Math.round(of('lcp')),
    'TBT ms': Math.round(of('tbt')),
    CLS: Number(of('cls').toFixed(3)),
  };
}
