import { describe, expect, it } from 'vitest';
import {
  astray,
  unlicensed,
  unpinned,
  withInstallScripts,
  type LockedPackage,
} from '../../support/lock-file.ts';

const good: LockedPackage = {
  version: '1.2.3',
  integrity: `sha512-${'a'.repeat(86)}==`,
  license: 'MIT',
};
const lock = (changed: Partial<LockedPackage> = {}) => ({
  '': {},
  'node_modules/@some/thing': { ...good, ...changed },
});

describe('the rules of the lock file', () => {
  it('find nothing in a package that is nailed down', () => {
    expect(unpinned(lock())).toEqual([]);
    expect(unpinned(lock({ integrity: undefined, inBundle: true }))).toEqual([]);
  });

  it.each<[string, Partial<LockedPackage>]>([
    ['no digest', { integrity: undefined }],
    ['a weak digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['a digest that is cut short', { integrity: 'sha512-aaaa==' }],
    ['another host', { resolved: 'https://evil.example/thing/-/thing-1.2.3.tgz' }],
    ['a repository', { resolved: 'git+ssh://git@github.com/some/thing.git#abc' }],
    ['no encryption', { resolved: 'http://packages.example/thing/-/thing-1.2.3.tgz' }],
    ['a folder', { link: true }],
    ['no version', { version: undefined }],
  ])('find %s', (_, changed) => expect(unpinned(lock(changed))).toHaveLength(1));

  it('let in the licences that are listed, and all parts of one with several', () => {
    expect(unlicensed(lock({ license: 'Apache-2.0 AND MIT' }))).toEqual([]);
    for (const license of ['AGPL-3.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE', undefined])
      expect(unlicensed(lock({ license })), license).toHaveLength(1);
  });

  it('notice a lock file of other versions, and an install script', () => {
    expect(astray(lock(), { '@some/thing': '1.2.3' })).toEqual([]);
    expect(astray(lock(), { '@some/thing': '1.2.4', other: '1.0.0' })).toHaveLength(2);
    expect(withInstallScripts(lock())).toEqual([]);
    expect(withInstallScripts(lock({ hasInstallScript: true }))).toEqual(['@some/thing']);
  });
});
