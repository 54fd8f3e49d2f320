import { beforeAll, describe, inject } from 'vitest';
import { isOfPlans, testPgtap } from './pgtap.ts';
import { createProject, createWorkFolder, urlOf } from './project.ts';

describe('a hosted project plans its queries as the embedded backend', () => {
  const address = { port: inject('postgres'), database: 'plans' };
  beforeAll(async () => {
    const work = await createWorkFolder();
    await createProject(address.port, address.database, 'nothing');
    await work.supabase('db', 'push', '--include-seed', `--remote=${urlOf(address)}`);
    await work.remove();
  });
  testPgtap(address, isOfPlans);
});
