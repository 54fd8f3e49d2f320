// The only file that knows @supabase/lite. What it does to lite's private parts holds for the pinned version; the contract
// tests (tests/integration/contract) fail when an upgrade changes them.
import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { types } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { pgtap } from '@electric-sql/pglite/pgtap';
import type { App as LiteApp } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { AUTH_RULES, FILE_SIZE_LIMIT, LOCAL_KEYS, type Keys } from './settings.ts';

// lite reads these while its modules are evaluated, so it is imported after them. Without the first the storage schema
// does not exist, and the first migration that names it fails.
process.env.EXPERIMENTAL_STORAGE = '1';
process.env.LITE_TELEMETRY = '0';
process.env.DO_NOT_TRACK = '1';
const { App } = await import('@supabase/lite');
const { createPgliteConnection } = await import('@supabase/lite/pglite');

/** One PGlite session. Runs everything as the owner of the database. */
export type Database = PgliteConnection['driver'];

/** The place where lite keeps the bytes of stored files. */
export type ObjectStore = NonNullable<LiteApp['_storageAdapter']>;

export type DatabaseOptions = {
  /** Folder of the data, opened by no other process; null keeps everything in memory. */
  dataFolder: string | null;
  /** Folder with migrations, seeds and templates. */
  supabaseFolder: string;
  /** Address of the website, for the links in mails. */
  siteUrl: string;
  /** Default: the published keys. */
  keys?: Keys;
  /** Factor on what the auth service allows. Default: 1. */
  abuseTolerance?: number;
  /** Makes the pgTAP extension available. Default: false. */
  pgtap?: boolean;
};

type LiteOptions = DatabaseOptions & {
  mailer: { send(mail: { to: string; subject: string; html?: string }): Promise<void> };
  objectStore: (database: Database) => ObjectStore;
};

export type Lite = Awaited<ReturnType<typeof openLite>>;

/** Opens the database with the auth and storage schemas in it, behind PostgREST-, GoTrue- and Storage-compatible answers. */
export async function openLite(options: LiteOptions) {
  const connection = await connect(options);
  const app = createApp(connection, options);
  try {
    await insideLite.run(true, () => app.ensureSystemSchema());
  } catch (error) {
    await connection.close();
    throw error;
  }
  // 'unknown' would make lite grant everything to anon at the first request that meets row-level security.
  Object.assign(connection, { rlsState: 'active' });
  return {
    database: connection.driver,
    /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. Never two at a time: they would share their rights. */
    fetch: (request: Request, peer: string | null) =>
      insideLite.run(true, async () => app.fetch(request, { peerAddress: peer })),
    /** Makes lite forget the tables that it has seen, after migrations. */
    forgetSchema: async () => connection.clearSchemaCache(),
    close: () => connection.close(),
  };
}

function createApp(
  connection: PgliteConnection,
  { siteUrl, keys = LOCAL_KEYS, mailer, objectStore }: LiteOptions,
): LiteApp {
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      enable_signup: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: AUTH_RULES.minimumPasswordLength,
      jwt_expiry: AUTH_RULES.jwtExpirySeconds,
      jwt_secret: keys.jwt,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        otp_length: AUTH_RULES.codeLength,
        // lite does not read the templates of a hosted service: account-mails.ts writes these mails.
        template: {
          confirmation: { subject: 'confirmation {{ .TokenHash }}' },
          recovery: { subject: 'recovery {{ .TokenHash }}' },
        },
      },
    },
    storage: { enabled: true, file_size_limit: FILE_SIZE_LIMIT },
    studio: { enabled: false },
    options: {
      // on by default; it would serve a request without a key as service_role
      server: { admin: false, disableStudio: true },
      drivers: { email: mailer },
    },
  });
  app._storageAdapter = objectStore(connection.driver);
  return app;
}

/** Opens PGlite under lite's connection, with values in the form PostgREST puts on the wire. */
async function connect(options: LiteOptions): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: options.dataFolder ? path.join(options.dataFolder, 'postgres') : 'memory://',
    pgliteOptions: {
      extensions: { citext, pg_trgm, unaccent, ...(options.pgtap ? { pgtap } : {}) },
      serializers: { [types.JSON]: toJson, [types.JSONB]: toJson },
      parsers: {
        [types.NUMERIC]: Number,
        [types.TIMESTAMP]: toIsoTimestamp,
        [types.TIMESTAMPTZ]: toIsoTimestamp,
      },
    },
  });
  answerErrorsAsHosted(connection);
  refuseTooManyParameters(connection);
  return connection;
}

/** '2026-11-20 09:00:00.123456+00' becomes '2026-11-20T09:00:00.123456+00:00'; microseconds and infinity stay. */
function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** lite passes json values either raw or already as JSON text: only what is not JSON yet is written as JSON. */
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

type DatabaseError = { code?: unknown; message?: string; detail?: string; hint?: string };

/** Violations that lite answers as PostgREST does. */
const ANSWERED_BY_LITE = new Set(['23502', '23503', '23505']);

/** Makes lite answer the errors it knows no status for (23514, 23P01, 54000, P0001, ...) as PostgREST does, not as a bare 500. */
function answerErrorsAsHosted(connection: PgliteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error) as DatabaseError;
    const { code, message, detail = null, hint = null } = normalized;
    const status = hostedStatus(String(code));
    if (!status) return normalized;
    // lite lets an error of code PGRST choose status and body, as `raise sqlstate 'PGRST'` does in PostgREST
    const body = { code, message, details: detail, hint };
    return Object.assign(new Error(JSON.stringify(body)), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    });
  };
}

function hostedStatus(code: string): number | null {
  if (ANSWERED_BY_LITE.has(code)) return null;
  if (code === 'P0001' || code.startsWith('23') || code.startsWith('0A')) return 400;
  if (code.startsWith('54')) return 413;
  if (code.startsWith('P0')) return 500;
  return null;
}

/** The wire format counts parameters in 16 bits, and PGlite 0.4 reads them as a signed number. */
const MOST_PARAMETERS = 32_767;

/**
 * Refuses a statement with more parameters than PGlite can count, as Postgres does (program_limit_exceeded). PGlite would
 * answer it with success, store nothing, and lose the statements after it too.
 */
function refuseTooManyParameters({ driver }: PgliteConnection): void {
  const query = driver.query.bind(driver);
  driver.query = async (statement, parameters, options) => {
    const count = parameters?.length ?? 0;
    if (count <= MOST_PARAMETERS) return query(statement, parameters, options);
    throw Object.assign(new Error(`too many parameters: ${count} of ${MOST_PARAMETERS}`), {
      code: '54000',
      hint: 'Send fewer rows at once.',
    });
  };
}

/**
 * Runs tasks of lite without their console output: it prints every database error in full, with the values of the row in
 * it. What matters is logged by the caller, without personal data.
 */
const insideLite = new AsyncLocalStorage<true>();
for (const method of ['log', 'info', 'warn', 'error'] as const) {
  const original = console[method];
  console[method] = (...values: unknown[]) => {
    if (!insideLite.getStore()) original(...values);
  };
}
