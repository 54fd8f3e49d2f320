import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findSecrets } from './setup/secrets.ts';

/**
 * What we take from others, and what we give away: exact versions, install scripts allowed by name, no secrets in the
 * repository, no known holes in the packages. The last needs the registry; where it does not answer that is said and
 * not counted. Ends with `N passed, N failed`.
 */
const run = promisify(execFile);

/**
 * Known holes that do not reach us, by advisory: why not, and until when that is believed. An exception that has run out
 * counts as none.
 */
const EXCEPTIONS: Readonly<Record<string, { why: string; until: string }>> = {};

const AUDIT_MS = 30_000;

type Packages = Record<
  string,
  { hasInstallScript?: boolean; integrity?: string; resolved?: string }
>;
type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Packages };
const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest;

const checks: Record<string, () => Promise<string[] | null>> = {
  'every version is exact': async () =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version}`),

  'every package comes from the registry, with its digest': async () =>
    Object.entries(lock.packages)
      .filter(([place]) => place !== '')
      .filter(([, { integrity, resolved }]) => {
        const isKnown = !resolved || resolved.startsWith('https://registry.npmjs.org/');
        return !isKnown || (resolved && !integrity?.startsWith('sha512-'));
      })
      .map(([place]) => place),

  'every install script is allowed or forbidden by name': async () =>
    Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.replace(/^.*node_modules\//, ''))
      .filter((name) => !(name in allowScripts)),

  'no secret is in the repository': async () => {
    const { stdout } = await run('git', ['ls-files', '-z'], { maxBuffer: 10_000_000 });
    return findSecrets(stdout.split('\0').filter(Boolean));
  },

  'no package has a known hole': audit,
};

type Report = {
  vulnerabilities?: Record<
    string,
    { severity: string; via: (string | { url: string; title: string })[] }
  >;
};

/** Asks the registry; null where it does not answer. */
async function audit(): Promise<string[] | null> {
  const { stdout } = await run('npm', ['audit', '--json', '--omit=dev'], {
    timeout: AUDIT_MS,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  const report = parse(stdout);
  if (!report?.vulnerabilities) return null;
  const today = new Date().toISOString().slice(0, 10);
  return Object.entries(report.vulnerabilities).flatMap(([name, { severity, via }]) =>
    via
      .filter((cause) => typeof cause === 'object')
      .filter(({ url }) => !((EXCEPTIONS[url]?.until ?? '') >= today))
      .map(({ url, title }) => `${name} (${severity}): ${title} ${url}`),
  );
}

function parse(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}

let passed = 0;
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const problems = await check();
  if (problems === null) {
    console.log(`not asked: ${name} (the registry does not answer)`);
  } else if (problems.length === 0) {
    passed += 1;
    console.log(`ok: ${name}`);
  } else {
    failed += 1;
    console.log(`not ok: ${name}\n  ${problems.join('\n  ')}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
