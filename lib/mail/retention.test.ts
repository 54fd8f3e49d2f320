import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION_MONTHS } from '../../content/retention.ts';

const MIGRATION = '../../supabase/migrations/20261125210200_retention.sql';

test('the database deletes after the months that /privacy names', () => {
  const sql = readFileSync(path.join(import.meta.dirname, MIGRATION), 'utf8');
  const months = (name: string) =>
    Number(new RegExp(`p_${name}_months integer default (\\d+)`).exec(sql)?.[1]);
  expect({
    applications: months('application'),
    contactRequests: months('contact'),
    endedSubscriptions: months('ended_subscription'),
  }).toEqual(RETENTION_MONTHS);
});
