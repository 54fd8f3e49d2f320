import path from 'node:path';
import { createAccountMails } from './account-mails.ts';
import type { AuthCondition } from './auth-conditions.ts';
import { createAuthLimits, findMailOf } from './auth-limits.ts';
import { answerAsHosted } from './compatibility.ts';
import { refuseOtherHistory } from './data-folder.ts';
import {
  appliedVersions,
  createMutex,
  migrate,
  migrationVersions,
  prepareDatabase,
  seedOnce,
} from './database.ts';
import { logError } from './log.ts';
import { BodyTooLargeError, withBufferedBody } from './http.ts';
import { Inbox } from './inbox.ts';
import { openLite, type DatabaseOptions, type Lite } from './lite.ts';
import { LOCAL_KEYS } from './settings.ts';
import { createObjectStore } from './storage.ts';

type BackendOptions = DatabaseOptions & {
  /** Seeds a fresh database. Default: true. */
  seed?: boolean;
  /** Takes what was done on the way, one sentence each. */
  log?: (message: string) => void;
};

export type Backend = Awaited<ReturnType<typeof createBackend>>;

/** Opens the embedded Supabase backend: migrated, seeded if fresh, ready for requests. */
export async function createBackend(options: BackendOptions) {
  const { dataFolder, siteUrl, keys = LOCAL_KEYS, abuseTolerance = 1 } = options;
  const inbox = new Inbox(dataFolder ? path.join(dataFolder, 'inbox.jsonl') : null);
  const mails = createAccountMails({ siteUrl, inbox });
  const lite = await openLite({
    ...options,
    mailer: { send: mails.note },
    objectStore: createObjectStore,
  });
  await fillDatabase(lite, options).catch(async (error: unknown) => {
    await lite.close();
    throw error;
  });
  const { database } = lite;
  const inTurn = createMutex();
  /** Runs one statement as the owner of the database, past row-level security. */
  const query = <Row>(sql: string, params: unknown[] = []) =>
    inTurn(async () => (await database.query<Row>(sql, params)).rows);

  let authCondition: AuthCondition | null = null;
  const limits = createAuthLimits(keys.secret, abuseTolerance);

  async function answer(request: Request, peer: string | null): Promise<Response> {
    const buffered = await withBufferedBody(request);
    const ask = (one: Request) => lite.fetch(one, peer);
    return answerAsHosted(buffered, { query, mails, limits, peer, authCondition }, (one) =>
      inTurn(async () => {
        const mail = await findMailOf(one, database, ask);
        const refusal = mail && limits.refuseMail(one, mail.sentAt);
        if (refusal) return refusal;
        const response = await ask(one);
        if (mail && !response.ok) limits.releaseMail();
        if (response.status >= 500) await endTransaction(database);
        await mails.deliver(one, database);
        return response;
      }),
    );
  }

  return {
    inbox,
    query,
    /** Has the auth service answer as a hosted one does in a condition, until it is told otherwise; null: as ever. */
    setAuthCondition: (condition: AuthCondition | null) => void (authCondition = condition),
    /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
    async fetch(request: Request, peer: string | null) {
      const response = await answer(request, peer).catch(asTooLarge);
      if (response.status >= 500) logFailure(request, response.status);
      return response;
    },
    /** Runs a script as the owner of the database; one list of rows for each statement. */
    exec: (sql: string) =>
      inTurn(async () =>
        (await database.exec(sql)).map((result) => result.rows as Record<string, unknown>[]),
      ),
    close: () => inTurn(() => lite.close()),
  };
}

/** Migrates the database, and seeds a fresh one. */
async function fillDatabase(lite: Lite, options: BackendOptions): Promise<void> {
  const { dataFolder, supabaseFolder, seed = true, log } = options;
  // The note in the folder may be older: it is written after the migrations.
  if (dataFolder) {
    const recorded = await appliedVersions(lite.database);
    refuseOtherHistory(dataFolder, recorded, await migrationVersions(supabaseFolder));
  }
  await prepareDatabase(lite.database);
  const migrations = await migrate(lite.database, supabaseFolder);
  if (migrations) log?.(`Applied ${migrations} migrations.`);
  const seeds = seed ? await seedOnce(lite.database, supabaseFolder) : 0;
  if (seeds) log?.(`Seeded from ${seeds} files.`);
  if (migrations) await lite.forgetSchema();
}

/**
 * Ends a transaction that failed. The database's one session is in one after a message that it cannot read (a list in the
 * address of a function), and so is what it reads next: every later request would fail with it.
 */
async function endTransaction(database: Lite['database']): Promise<void> {
  await database.exec('rollback');
  await database.query('select $1::integer', [1]).catch(() => undefined);
}

function asTooLarge(error: unknown): Response {
  if (!(error instanceof BodyTooLargeError)) throw error;
  const message = 'The object exceeded the maximum allowed size';
  return Response.json({ statusCode: '413', error: 'Payload too large', message }, { status: 413 });
}

/** Names the service and the resource, never the query or a file name: those may hold personal data. */
function logFailure(request: Request, status: number): void {
  const resource = new URL(request.url).pathname.split('/').slice(0, 4).join('/');
  logError('request-failed', { method: request.method, resource, status });
}
