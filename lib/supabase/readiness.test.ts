import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from './readiness.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../supabase/migrations');

test('the site requires the newest migration', () => {
  const newest = readdirSync(MIGRATIONS).sort().at(-1);
  expect(newest?.split('_')[0]).toBe(SCHEMA_VERSION);
});
