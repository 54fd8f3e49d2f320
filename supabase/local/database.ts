import './lite-environment.ts';
import path from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { withHostedErrors } from './database-errors.ts';
import { withParameterLimit } from './parameter-limit.ts';

export type DatabaseOptions = {
  /** Data folder, or null to keep everything in memory. */
  dataFolder: string | null;
  pgtap: boolean;
};

/** Type numbers of Postgres (pg_type.oid). */
const JSON_TYPE = 114;
const JSONB_TYPE = 3802;
const NUMERIC_TYPE = 1700;
const TIMESTAMP_TYPE = 1114;
const TIMESTAMPTZ_TYPE = 1184;

/** Opens PGlite under lite's connection, with values in the form PostgREST puts on the wire. */
export async function openDatabase(options: DatabaseOptions): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: options.dataFolder ? path.join(options.dataFolder, 'postgres') : 'memory://',
    pgliteOptions: {
      extensions: { citext, pg_trgm, ...(options.pgtap ? { pgtap } : {}) },
      serializers: { [JSON_TYPE]: toJson, [JSONB_TYPE]: toJson },
      parsers: {
        [NUMERIC_TYPE]: Number,
        [TIMESTAMP_TYPE]: toIsoTimestamp,
        [TIMESTAMPTZ_TYPE]: toIsoTimestamp,
      },
    },
  });
  withHostedErrors(connection);
  withParameterLimit(connection);
  return connection;
}

/** '2026-11-20 09:00:00.123456+00' becomes '2026-11-20T09:00:00.123456+00:00'; microseconds and infinity stay. */
function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** lite hands json values over either raw or already as JSON text: only what is no JSON yet is written as JSON. */
function toJson(value: unknown): string {
  return typeof value === 'string' && isJson(value) ? value : JSON.stringify(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
