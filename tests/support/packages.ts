import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { auditPackages } from './audit.ts';
import { astray, unlicensed, unpinned, withInstallScripts, type Lock } from './lock-file.ts';
import { findSecrets } from './secrets.ts';

/**
 * What we take from others, and what we give away: exact versions, every package nailed down by its digest and under a
 * licence that we have agreed to, install scripts allowed by name, no secrets in the repository, no known holes in the
 * packages. The last needs a registry that gives advisories; where it gives none that is said, with its reason, and
 * counts neither as passed nor as failed. Ends with `N passed, N failed`.
 */
const run = promisify(execFile);

type Versions = Record<string, string>;
type Manifest = {
  dependencies: Versions;
  devDependencies: Versions;
  optionalDependencies: Versions;
  overrides: Versions;
  allowScripts: Record<string, boolean>;
};

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Lock };
const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest;
const asked = { ...dependencies, ...devDependencies, ...optionalDependencies };

const checks: Record<string, () => string[] | Promise<string[]>> = {
  'every version is exact': () =>
    Object.entries({ ...asked, ...overrides })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version}`),

  'the lock file holds the versions that are asked for': () => astray(packages, asked),

  'every package comes from the registry, with its digest': () => unpinned(packages),

  'every licence is one that we have agreed to': () => unlicensed(packages),

  'every install script is allowed or forbidden by name, and no name is left over': () => {
    const present = withInstallScripts(packages);
    return [
      ...present.filter((name) => !(name in allowScripts)),
      ...Object.keys(allowScripts).filter((name) => !present.includes(name)),
    ];
  },

  'no secret is in the repository': async () => {
    const { stdout } = await run('git', ['ls-files', '-z'], { maxBuffer: 10_000_000 });
    return findSecrets(stdout.split('\0').filter(Boolean));
  },
};

let passed = 0;
let failed = 0;

function report(name: string, problems: string[]): void {
  if (problems.length === 0) {
    passed += 1;
    console.log(`ok: ${name}`);
  } else {
    failed += 1;
    console.log(`not ok: ${name}\n  ${problems.join('\n  ')}`);
  }
}

for (const [name, check] of Object.entries(checks)) report(name, await check());

const audit = await auditPackages();
if ('holes' in audit) report('no package has a known hole', audit.holes);
else console.log(`audit: not asked (the registry gives no advisories: ${audit.notAsked})`);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
