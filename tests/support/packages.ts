import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * `npm run test:packages`: exact versions, packages from the registry with a digest, agreed licences, install scripts
 * allowed by name, no keys in the repository, no published vulnerabilities. (`npm ci` compares package.json with the lock
 * file.) Ends with `N passed, N failed`.
 */
const run = promisify(execFile);
const OUTPUT = { maxBuffer: 50_000_000 };

/** What package-lock.json says of a package. */
type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  /** Part of another package's archive, and covered by its digest. */
  inBundle?: boolean;
};

/** Licences that allow running and publishing a site. Any other (GPL, AGPL, SSPL, none) needs a decision. */
const LICENCES =
  /^(?:0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1)$/;
const DIGEST = /^sha512-[A-Za-z0-9+/]{86}==$/;
/** The Supabase CLI of other systems: the registry that the lock file was made with has this version for Linux on x64 only. */
const WITHOUT_DIGEST = /^node_modules\/@supabase\/cli-(?!linux-x64$)/;

/** Forms of known keys, as a POSIX extended expression. */
const KEYS = [
  '-----BEGIN ([A-Z]+ )?PRIVATE KEY-----',
  'sb_secret_[A-Za-z0-9_-]{20,}',
  'sbp_[a-f0-9]{40}',
  'ey[A-Za-z0-9_-]{15,}\\.ey[A-Za-z0-9_-]{15,}\\.[A-Za-z0-9_-]{20,}',
  'gh[opsu]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50,}|npm_[A-Za-z0-9]{36}',
  'AKIA[0-9A-Z]{16}|sk_live_[A-Za-z0-9]{20,}|xox[abpr]-[A-Za-z0-9-]{20,}|AIza[A-Za-z0-9_-]{35}',
  '(postgres(ql)?|mysql|rediss?|mongodb)://[^ :@\'"]+:[^ @\'"]+@[^l1]',
  '(secret|token|password|passwd|api[-_]?key)["\']?[ ]*[:=][ ]*["\'`][A-Za-z0-9+/_-]*[0-9][A-Za-z0-9+/_-]{24,}["\'`]',
].join('|');
/** Keys of the embedded backend, which open nothing else, and values made of one character. */
const HARMLESS = /local[-_]nightdesk|0{8}|x{8}|a{8}/;

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides',
  Record<string, string>
> & { allowScripts: Record<string, boolean> };
const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest;
const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
const withScripts = packages
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([place]) => place.replace(/^.*node_modules\//, ''));

const checks: Record<string, string[]> = {
  'every version is exact': Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`),

  'every package comes from the registry, with its digest': packages
    // The lock file names no address for packages of the registry.
    .filter(([place, { version = '', link, resolved, integrity = '', inBundle }]) => {
      const isFixed =
        inBundle ||
        (resolved === undefined && (DIGEST.test(integrity) || WITHOUT_DIGEST.test(place)));
      return link || !/^\d+\.\d+\.\d+/.test(version) || !isFixed;
    })
    .map(([place]) => place),

  'every licence is agreed to': packages
    .filter(([, { license = '' }]) => !license.split(' AND ').every((one) => LICENCES.test(one)))
    .map(([place, { license }]) => `${place}: ${license ?? 'no licence'}`),

  'every install script is allowed or forbidden by name': [
    ...withScripts.filter((name) => !(name in allowScripts)),
    ...Object.keys(allowScripts).filter((name) => !withScripts.includes(name)),
  ],

  'no key is in the repository': await findKeys(),
};
const vulnerabilities = await auditPackages();
if (vulnerabilities) checks['no package has a published vulnerability'] = vulnerabilities;
else console.log('audit: not asked (the registry gives no advisories)');

for (const [name, problems] of Object.entries(checks))
  console.log([`${problems.length > 0 ? 'not ok' : 'ok'}: ${name}`, ...problems].join('\n  '));
const failed = Object.values(checks).filter((problems) => problems.length > 0).length;
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** File and line of everything that resembles a key, never the key itself. */
async function findKeys(): Promise<string[]> {
  const files = [':!package-lock.json', ':!tests/support/packages.ts'];
  const { stdout } = await run('git', ['grep', '-InE', '-e', KEYS, '--', ...files], OUTPUT).catch(
    // git grep ends with 1 when it finds nothing.
    (error: { code: number; stdout: string }) => {
      if (error.code !== 1) throw error;
      return { stdout: '' };
    },
  );
  return stdout
    .split('\n')
    .filter((line) => line && !HARMLESS.test(line))
    .map((line) => line.split(':', 2).join(':'));
}

/** Packages with advisories; null where the registry gives none. `npm audit` ends with 1 in both cases. */
async function auditPackages(): Promise<string[] | null> {
  const { stdout } = await run('npm', ['audit', '--json'], { ...OUTPUT, timeout: 30_000 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  try {
    const { vulnerabilities: found } = JSON.parse(stdout) as {
      vulnerabilities?: Record<string, { severity: string }>;
    };
    return found
      ? Object.entries(found).map(([name, { severity }]) => `${name} (${severity})`)
      : null;
  } catch {
    return null;
  }
}
