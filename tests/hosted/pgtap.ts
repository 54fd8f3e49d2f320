import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readSqlFiles } from '../../supabase/local/database.ts';
import { runTapFile } from '../../supabase/local/tap.ts';
import { asSuperuser, connected, type Address } from './project.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');
const files = await readSqlFiles(SUPABASE, 'tests');

/** Registers a test for each file of supabase/tests that is wanted, run as the owner of a project. */
export function testPgtap(address: Address, isWanted: (name: string) => boolean): void {
  beforeAll(() =>
    asSuperuser(address, (client) => client.query('create extension pgtap with schema extensions')),
  );
  test.each(files.filter(({ name }) => isWanted(name)))(
    '$name',
    async (file) => {
      const { lines, passed, failed } = await connected(address, (client) =>
        runTapFile(async (sql) => {
          const results = await client.query(sql);
          return [results].flat().map(({ rows }) => rows as Record<string, unknown>[]);
        }, file),
      );
      expect(lines.filter((line) => line.startsWith('not ok') || line.startsWith('#'))).toEqual([]);
      expect([passed > 0, failed]).toEqual([true, 0]);
      // The file of the plans fills eighteen tables: about 45 s, and a busy machine takes three times as long.
    },
    180_000,
  );
}

/** Plans do not depend on who may do what, and take as long as all others: they have a file of their own. */
export const isOfPlans = (name: string) => name.includes('query_plans');
