/** What package-lock.json says of one package. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  /** Comes inside the archive of the package around it, and is covered by that one's digest. */
  inBundle?: boolean;
}

export type Lock = Record<string, LockedPackage>;

/**
 * Licences under which we take packages. Everything here lets us run and pass on a site; what asks for more (GPL, AGPL,
 * SSPL, no licence at all) is a decision for somebody, not for an update.
 */
const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0', // data: caniuse-lite
  'CC0-1.0', // data
  'ISC',
  'LGPL-3.0-or-later', // the picture library under sharp, linked and replaceable
  'MIT',
  'MIT-0',
  'MPL-2.0', // changed files would have to be published; we change none
  'OFL-1.1', // typefaces
]);

const DIGEST = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** The packages whose contents the lock file does not nail down: no full digest, another place, or another name. */
export function unpinned(lock: Lock): string[] {
  return packagesOf(lock).flatMap(([place, locked]) => {
    const { version, resolved, integrity, link, inBundle } = locked;
    if (link) return [`${place}: a link`];
    if (!/^\d+\.\d+\.\d+/.test(version ?? '')) return [`${place}: version ${version}`];
    if (inBundle) return [];
    if (!DIGEST.test(integrity ?? '')) return [`${place}: no sha512 digest`];
    // The lock file names no place for what comes from the registry: whatever names one comes from elsewhere.
    return resolved === undefined ? [] : [`${place}: from ${resolved}`];
  });
}

/** Where the lock file was made for other versions than package.json asks for. */
export function astray(lock: Lock, asked: Readonly<Record<string, string>>): string[] {
  return Object.entries(asked)
    .map(([name, version]) => ({ name, version, locked: lock[`node_modules/${name}`]?.version }))
    .filter(({ version, locked }) => locked !== version)
    .map(({ name, version, locked }) => `${name}: ${version} asked for, ${locked} locked`);
}

/** The packages whose licence nobody has agreed to. */
export function unlicensed(lock: Lock): string[] {
  return packagesOf(lock)
    .filter(([, { license }]) => !(license ?? '').split(' AND ').every((one) => LICENCES.has(one)))
    .map(([place, { license }]) => `${place}: ${license ?? 'no licence'}`);
}

/** The packages that would run something when they are installed. */
export function withInstallScripts(lock: Lock): string[] {
  return packagesOf(lock)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place));
}

function packagesOf(lock: Lock): [string, LockedPackage][] {
  return Object.entries(lock).filter(([place]) => place !== '');
}

function nameOf(place: string): string {
  return place.replace(/^.*node_modules\//, '');
}
