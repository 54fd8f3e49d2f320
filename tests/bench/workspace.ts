import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BARE_PAGE } from './bare-page.ts';
import { PORTS } from './limits.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const LEFT_OUT = /^(?:node_modules|test-results|\.next|\.git|\.env|supabase\/\.data)(?:\/|\.|$)/;

/** Where the three contestants are built: a temporary folder outside the tree, removed at the end. */
export type Workspace = { folder: string; site: string; bare: string; still: string };

/** Copies the site's sources and writes the bare page's, each with the installed modules beside it. */
export async function makeWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-bench-'));
  const [site, bare, still] = ['site', 'bare', 'static'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await cp(ROOT, site, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(ROOT, source)),
  });
  for (const [file, text] of Object.entries(BARE_PAGE)) {
    await mkdir(path.dirname(path.join(bare, file)), { recursive: true });
    await writeFile(path.join(bare, file), text);
  }
  for (const project of [site, bare]) shareModules(project);
  await mkdir(still);
  return { folder, site, bare, still };
}

/** Hard links, or copies on another disk: the bundler follows no link that leads out of the project. */
function shareModules(project: string): void {
  const target = path.join(project, 'node_modules');
  const copy = (how: string) => spawnSync('cp', [how, path.join(ROOT, 'node_modules'), target]);
  if (copy('-al').status === 0) return;
  spawnSync('rm', ['-rf', target]);
  if (copy('-a').status !== 0) throw new Error('The installed modules could not be copied.');
}

/** How long builds took, in seconds: from nothing, and again with the bundler's cache. */
export type BuildTimes = { cold: number; warm: number };

/** Builds the site by its own command, and the bare page by the framework's. */
export function buildSite({ site, folder }: Workspace): BuildTimes {
  const command = 'supabase/local/commands/build.ts';
  const data = path.join(folder, 'build-data');
  const env = { PORT: String(PORTS.site), LOCAL_DATA_DIR: data };
  return timeBuilds(site, [command], env, path.join(site, '.next/build-stamp'));
}

export function buildBare({ bare }: Workspace): BuildTimes {
  return timeBuilds(bare, ['node_modules/next/dist/bin/next', 'build'], {}, null);
}

function timeBuilds(
  cwd: string,
  args: string[],
  env: Record<string, string>,
  stamp: string | null,
): BuildTimes {
  const build = () => {
    const begun = performance.now();
    const built = spawnSync(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (built.status !== 0)
      throw new Error(`The build in ${cwd} failed:\n${built.stdout}${built.stderr}`);
    return (performance.now() - begun) / 1000;
  };
  const cold = build();
  // Without its stamp the site is built again, though nothing has changed.
  if (stamp) spawnSync('rm', [stamp]);
  return { cold, warm: build() };
}

export function removeWorkspace({ folder }: Workspace): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
