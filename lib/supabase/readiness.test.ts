import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkReadiness, SCHEMA_VERSION } from './readiness.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');

test('the site requires the newest migration', () => {
  const newest = files().at(-1);
  expect(newest?.split('_')[0]).toBe(SCHEMA_VERSION);
});

test.each([
  ['an older one', '20250101000000'],
  ['one that does not know the question', { code: 'PGRST202' }],
])('a database that answers as %s is waited for by its migrations', async (_, answer) => {
  const status = typeof answer === 'string' ? 200 : 404;
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(answer, { status }));
  expect(await checkReadiness()).toEqual({ ready: false, waitsFor: 'migrations' });
});

// A database that has run a migration never runs it again, so an edit would not reach it.
test('no migration was edited or deleted, and each has its line in migrations.sha256', () => {
  const lines = readFileSync(path.join(SUPABASE, 'migrations.sha256'), 'utf8')
    .trimEnd()
    .split('\n');
  const released = lines.map((line) => line.split('  ') as [digest: string, name: string]);
  const there = new Map(files().map((name) => [`migrations/${name}`, digestOf(name)]));
  expect(
    released.filter(([digest, name]) => there.get(name) !== digest).map(([, name]) => name),
    'Edited or deleted after its release. Bring these files back, and write a new migration with the change',
  ).toEqual([]);
  const names = new Set(released.map(([, name]) => name));
  expect(
    [...there.keys()].filter((name) => !names.has(name)),
    'New. Add the line of each with (cd supabase && sha256sum migrations/<file> >> migrations.sha256)',
  ).toEqual([]);
});

function files(): string[] {
  return readdirSync(path.join(SUPABASE, 'migrations')).sort();
}

function digestOf(name: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(SUPABASE, 'migrations', name)))
    .digest('hex');
}
