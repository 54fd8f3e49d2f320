import path from 'node:path';
import { createAccountMails } from './account-mails.ts';
import type { AuthCondition } from './auth-conditions.ts';
import { createAuthLimits, findMailOf } from './auth-limits.ts';
import { answerAsHosted } from './compatibility.ts';
import { refuseOtherHistory } from './data-folder.ts';
import {
  appliedVersions,
  migrate,
  migrationVersions,
  Mutex,
  prepareDatabase,
  seedOnce,
} from './database.ts';
import { logError } from './log.ts';
import { BodyTooLargeError, withBufferedBody } from './http.ts';
import { Inbox } from './inbox.ts';
import { openLite, type DatabaseOptions } from './lite.ts';
import { BODY_LIMIT_BYTES, LOCAL_KEYS } from './settings.ts';
import { createObjectStore } from './storage.ts';

type BackendOptions = DatabaseOptions & {
  /** Whether a fresh database is seeded. Default: true. */
  seed?: boolean;
  /** Told what was done on the way, one sentence each. */
  log?: (message: string) => void;
};

export type Backend = {
  /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch(request: Request, peer?: string | null): Promise<Response>;
  /** Runs one statement as the owner of the database, past row-level security. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Runs a script as the owner of the database; one list of rows for each statement. */
  exec(sql: string): Promise<Record<string, unknown>[][]>;
  inbox: Inbox;
  /** Has the auth service answer as a hosted one does in a condition, until it is told otherwise; null: as ever. */
  setAuthCondition(condition: AuthCondition | null): void;
  close(): Promise<void>;
};

/** Opens the embedded Supabase backend: migrated, seeded if fresh, ready for requests. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataFolder, supabaseFolder, siteUrl, seed = true } = options;
  const { keys = LOCAL_KEYS, abuseTolerance = 1 } = options;
  const inbox = new Inbox(dataFolder ? path.join(dataFolder, 'inbox.jsonl') : null);
  const mails = createAccountMails({ siteUrl, inbox });
  const lite = await openLite({
    ...options,
    mailer: { send: mails.note },
    objectStore: createObjectStore,
  });
  const { database } = lite;
  try {
    // The note in the folder may be older: it is written after the migrations.
    if (dataFolder) {
      const recorded = await appliedVersions(database);
      refuseOtherHistory(dataFolder, recorded, await migrationVersions(supabaseFolder));
    }
    await prepareDatabase(database);
    const migrations = await migrate(database, supabaseFolder);
    if (migrations) options.log?.(`Applied ${migrations} migrations.`);
    const seeds = seed ? await seedOnce(database, supabaseFolder) : 0;
    if (seeds) options.log?.(`Seeded from ${seeds} files.`);
    if (migrations) await lite.forgetSchema();
  } catch (error) {
    await lite.close();
    throw error;
  }

  const mutex = new Mutex();
  const query = <Row>(sql: string, params: unknown[] = []) =>
    mutex.run(async () => (await database.query<Row>(sql, params)).rows);

  /**
   * After a message that the database cannot read (a list in the address of a function), its one session is in a transaction
   * that failed, and so is what it reads next: every later request would fail with it.
   */
  async function endTransaction() {
    await database.exec('rollback');
    await database.query('select $1::integer', [1]).catch(() => undefined);
  }

  let authCondition: AuthCondition | null = null;
  const limits = createAuthLimits(keys.secret, abuseTolerance);

  async function answer(request: Request, peer: string | null): Promise<Response> {
    const buffered = await withBufferedBody(request, BODY_LIMIT_BYTES);
    const ask = (one: Request) => lite.fetch(one, peer);
    return answerAsHosted(buffered, { query, mails, limits, peer, authCondition }, (one) =>
      mutex.run(async () => {
        const mail = await findMailOf(one, database, ask);
        const refusal = mail && limits.refuseMail(one, mail.sentAt);
        if (refusal) return refusal;
        const response = await ask(one);
        if (mail && !response.ok) limits.releaseMail();
        if (response.status >= 500) await endTransaction();
        await mails.deliver(one, database);
        return response;
      }),
    );
  }

  return {
    inbox,
    query,
    setAuthCondition: (condition) => void (authCondition = condition),
    async fetch(request, peer = null) {
      const response = await answer(request, peer).catch(asTooLarge);
      if (response.status >= 500) logFailure(request, response.status);
      return response;
    },
    exec: (sql) =>
      mutex.run(async () =>
        (await database.exec(sql)).map((result) => result.rows as Record<string, unknown>[]),
      ),
    close: () => mutex.run(() => lite.close()),
  };
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
