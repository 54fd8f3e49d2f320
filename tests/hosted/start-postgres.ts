import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the PostgreSQL that the files share. */
    postgres: number;
  }
}

/** Vitest's global setup: one server for all files. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgres', server.port);
  return server.stop;
}
