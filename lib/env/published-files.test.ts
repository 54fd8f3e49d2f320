import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Forms of known keys, as a POSIX extended expression. */
const KEYS = [
  '-----BEGIN ([A-Z]+ )?PRIVATE KEY-----',
  'sb_secret_[A-Za-z0-9_-]{20,}',
  'sbp_[a-f0-9]{40}',
  'ey[A-Za-z0-9_-]{15,}\\.ey[A-Za-z0-9_-]{15,}\\.[A-Za-z0-9_-]{20,}',
  'gh[opsu]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50,}|npm_[A-Za-z0-9]{36}',
  '(postgres(ql)?|mysql|rediss?|mongodb)://[^ :@\'"]+:[^ @\'"]+@[^l1]',
].join('|');
/** Keys of the embedded backend, which open nothing else, and values made of one character. */
const HARMLESS = /local[-_]nightdesk|0{8}|x{8}|a{8}/;

test('no file of the repository holds a key', () => {
  const { stdout, status } = spawnSync(
    'git',
    ['grep', '-InE', '-e', KEYS, '--', ':!package-lock.json', ':!lib/env/published-files.test.ts'],
    { encoding: 'utf8' },
  );
  // 1: nothing was found.
  expect([0, 1]).toContain(status);
  const found = stdout.split('\n').filter((line) => line && !HARMLESS.test(line));
  // File and line only: a report must not repeat a key.
  expect(found.map((line) => line.split(':', 2).join(':'))).toEqual([]);
});
