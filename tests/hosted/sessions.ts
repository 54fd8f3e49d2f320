import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connected, SUPERUSER, urlOf, type Address } from './project.ts';

type Role = 'anon' | 'authenticated' | 'service_role';

/**
 * Connections of their own, each as the API opens one for a request: as authenticator, with a role of the API, its time
 * limit and the claims of its user.
 */
export async function openSessions(address: Address, count: number, role: Role, user?: string) {
  const sessions = await Promise.all(
    Array.from({ length: count }, () => openSession(address, role, user)),
  );
  return {
    sessions,
    close: () => Promise.all(sessions.map((session) => session.end())).then(() => undefined),
  };
}

async function openSession(address: Address, role: Role, user?: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf({ ...address, user: 'authenticator' }),
  });
  await client.connect();
  const claims = user ? JSON.stringify({ sub: user, role }) : '';
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [claims]);
  await client.query(
    `select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), false)
     from pg_roles, unnest(rolconfig) as setting where rolname = $1`,
    [role],
  );
  await client.query(`set role ${role}`);
  return client;
}

/** For `meetAt`: nothing reads or writes the table. */
export const wholeTable = (name: string) => `lock table ${name} in access exclusive mode`;
/** For `meetAt`: nothing writes the rows that are there. */
export const rowsOf = (name: string) => `select from ${name} for update`;

/**
 * Starts calls while a statement's locks are held, so that every one of them waits in the middle of its work; when all of
 * them wait, the locks are let go, and they meet. Gives how each ended, in the order of the calls.
 */
export async function meetAt<Result>(
  address: Address,
  lock: string,
  calls: (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  return connected({ ...address, user: SUPERUSER }, async (gate) => {
    await gate.query(`begin; ${lock}`);
    const results = Promise.allSettled(calls.map((call) => call()));
    await waitForWaiting(gate, calls.length);
    await gate.query('commit');
    return results;
  });
}

async function waitForWaiting(gate: pg.Client, count: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { rows } = await gate.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows[0]!.waiting >= count) return;
    await pause(10);
  }
  throw new Error('The calls did not wait for each other.');
}
