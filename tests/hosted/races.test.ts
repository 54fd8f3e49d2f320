import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type pg from 'pg';
import { connected, createProject, createWorkFolder, urlOf } from './project.ts';
import { meetAt, openSessions, rowsOf, wholeTable } from './sessions.ts';

// Calls at once in several connections. The embedded backend has one, so none of this can be seen there.

const address = { port: inject('postgres'), database: 'races' };
const AT_ONCE = 8;

/** Statements of the project's owner, past row-level security. */
const asOwner = <Row extends pg.QueryResultRow>(sql: string, params: unknown[] = []) =>
  connected(address, async (client) => (await client.query<Row>(sql, params)).rows);

const closing: (() => Promise<void>)[] = [];
async function open(...args: [Parameters<typeof openSessions>[2], string?, number?]) {
  const [role, user, count = AT_ONCE] = args;
  const { sessions, close } = await openSessions(address, count, role, user);
  closing.push(close);
  return sessions;
}

let server: pg.Client[];
beforeAll(async () => {
  const work = await createWorkFolder();
  await createProject(address.port, address.database, 'nothing');
  await work.supabase('db', 'push', `--remote=${urlOf(address)}`);
  await work.remove();
  server = await open('service_role');
});
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
});

/** A call in each of some connections, by default the server's, at the moment at which all wait for a lock. */
const atOnce = <Result>(
  lock: string,
  call: (session: pg.Client, nth: number) => Promise<Result>,
  sessions = server,
) =>
  meetAt(
    address,
    lock,
    sessions.map((session, nth) => () => call(session, nth)),
  );

/** The result of a function of the database. */
async function resultOf<Result>(session: pg.Client, sql: string, params: unknown[] = []) {
  const { rows } = await session.query<{ result: Result }>(`select ${sql} as result`, params);
  return rows[0]!.result;
}

function valuesOf<Result>(results: PromiseSettledResult<Result>[]): Result[] {
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** The codes of the errors, undefined for a call that went well. */
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) =>
    result.status === 'rejected' ? (result.reason as { code?: string }).code : undefined,
  );
const times = <Value>(values: Value[], value: Value) =>
  values.filter((one) => one === value).length;

describe('demo bookings at once', () => {
  const ALL = wholeTable('public.demo_bookings');
  const RESERVE = `public.reserve_demo_stay($1, 'sandbox', 2, $2, 60, '{}'::date[]) ->> 'outcome'`;
  beforeEach(() => asOwner('delete from public.demo_bookings'));

  const reserve = async (horizonDays: number, numberOf = (nth: number) => 100 + nth) =>
    valuesOf(
      await atOnce(ALL, (session, nth) =>
        resultOf<string>(session, RESERVE, [`+41790000${numberOf(nth)}`, horizonDays]),
      ),
    );

  test('of several guests get a stay each, and no two of them the same night', async () => {
    expect(await reserve(60)).toEqual(Array(AT_ONCE).fill('reserved'));
    const [{ nights }] = (await asOwner<{ nights: number }>(
      `select count(distinct night)::int as nights from public.demo_bookings,
       generate_series(lower(stay), upper(stay) - 1, interval '1 day') as night`,
    )) as [{ nights: number }];
    expect(nights).toBe(2 * AT_ONCE);
  });

  test('of the only free stay are one booking', async () => {
    const outcomes = await reserve(1);
    expect([times(outcomes, 'reserved'), times(outcomes, 'full')]).toEqual([1, AT_ONCE - 1]);
  });

  test('of one guest are one booking', async () => {
    const outcomes = await reserve(60, () => 100);
    expect([times(outcomes, 'reserved'), times(outcomes, 'duplicate')]).toEqual([1, AT_ONCE - 1]);
  });

  test('lose no confirmation to the clean-up of holds that have run out', async () => {
    const [{ id }] = (await asOwner<{ id: string }>(
      `insert into public.demo_bookings (stay, held_until, provider, phone_number)
       values (daterange(current_date + 5, current_date + 7), now() - interval '1 second', 'smoobu', '+41790000001')
       returning id`,
    )) as [{ id: string }];
    const [first, second] = server as [pg.Client, pg.Client];
    const results = await meetAt<unknown>(address, ALL, [
      () => resultOf(first, `public.confirm_demo_booking($1, 'ref')`, [id]),
      () => resultOf(second, 'public.forget_ended_demo_bookings()'),
    ]);
    const [isConfirmed, forgotten] = valuesOf(results);
    const left = await asOwner<{ status: string }>('select status from public.demo_bookings');
    // Either was first; what the guest is told and what is stored agree.
    expect(left).toEqual(isConfirmed ? [{ status: 'confirmed' }] : []);
    expect(forgotten).toBe(isConfirmed ? 0 : 1);
  });
});

describe('a rate limit', () => {
  const KEY = 'a'.repeat(64);
  const SHARED = 'b'.repeat(64);
  const countersOf = () =>
    asOwner<{ key: string; count: number }>(
      'select key, count from private.rate_limits order by key',
    );
  beforeAll(() => asOwner('delete from private.rate_limits'));

  test('lets through as many requests at once as it says', async () => {
    const CONSUME = 'public.consume_rate_limit($1, 3, 60, $2, 100, 60)';
    const waits = valuesOf(
      await atOnce(wholeTable('private.rate_limits'), (session) =>
        resultOf<{ wait: number }>(session, CONSUME, [KEY, SHARED]),
      ),
    );
    expect(waits.filter(({ wait }) => wait === 0)).toHaveLength(3);
    // A refusal uses up nothing of what everyone shares.
    expect(await countersOf()).toEqual([
      { key: KEY, count: AT_ONCE },
      { key: SHARED, count: 3 },
    ]);
  });

  test('takes back requests at once, down to none', async () => {
    await asOwner(`update private.rate_limits set count = ${AT_ONCE}`);
    const released = await atOnce(rowsOf('private.rate_limits'), (session) =>
      session.query('select public.release_rate_limit($1)', [[KEY, SHARED]]),
    );
    expect(codesOf(released)).toEqual(Array(AT_ONCE).fill(undefined));
    expect(await countersOf()).toEqual([]);
  });

  test('is counted and taken back at once without a deadlock, and with the right count', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await asOwner('delete from private.rate_limits');
      await asOwner(
        `insert into private.rate_limits values ($1, 100, now() + interval '1 minute'), ($2, 100, now() + interval '1 minute')`,
        [SHARED, KEY],
      );
      const CONSUME = 'select public.consume_rate_limit($1, 1000, 60, $2, 1000, 60)';
      const results = await atOnce(wholeTable('private.rate_limits'), (session, nth) =>
        nth % 2
          ? session.query('select public.release_rate_limit($1)', [[KEY, SHARED]])
          : session.query(CONSUME, [KEY, SHARED]),
      );
      expect(codesOf(results)).toEqual(Array(AT_ONCE).fill(undefined));
      expect(await countersOf()).toEqual([
        { key: KEY, count: 100 },
        { key: SHARED, count: 100 },
      ]);
    }
  });
});

describe('mails', () => {
  const MAILS = 100;
  const fill = () =>
    asOwner(
      `with gone as (delete from public.outbox)
       insert into public.outbox (template) select 'contact-notice' from generate_series(1, ${MAILS})`,
    );

  test('are claimed by one sender each, and all of them', async () => {
    await fill();
    const CLAIM = 'select id from public.claim_outbox(3)';
    const claims = await atOnce(wholeTable('public.outbox'), async (session) => {
      const claimed: string[] = [];
      for (;;) {
        const { rows } = await session.query<{ id: string }>(CLAIM);
        if (rows.length === 0) return claimed;
        claimed.push(...rows.map(({ id }) => id));
      }
    });
    const claimed = valuesOf(claims).flat();
    expect([claimed.length, new Set(claimed).size]).toEqual([MAILS, MAILS]);
  });

  test('are claimed up to the limit, whichever way Postgres goes through the table', async () => {
    const [session] = server as [pg.Client];
    const ways = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'seqscan', 'bitmapscan'];
    for (let turnedOff = 0; turnedOff <= ways.length; turnedOff++) {
      await fill();
      await asOwner('analyze public.outbox');
      await session.query('begin');
      for (const way of ways.slice(0, turnedOff))
        await session.query(`set local enable_${way} = off`);
      const { rowCount } = await session.query('select id from public.claim_outbox(3)');
      await session.query('rollback');
      expect(rowCount, `without ${ways.slice(0, turnedOff).join()}`).toBe(3);
    }
  });
});

describe('administrators at once', () => {
  const people = ['one', 'two', 'three'].map((name, nth) => ({
    id: `00000000-0000-4000-8000-00000000000${nth + 1}`,
    email: `${name}@races.example`,
  })) as [Person, Person, Person];
  type Person = { id: string; email: string };

  /** Makes the first ones administrators, and lets each remove the next of a circle at the same moment. */
  async function removeEachOther(administrators: Person[]) {
    await asOwner(`delete from auth.users where email like '%@races.example'`);
    for (const { id, email } of people)
      await asOwner(
        `insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())`,
        [id, email],
      );
    await asOwner(
      `update public.profiles set role = 'owner', password_state = 'trusted' where id = any ($1)`,
      [administrators.map(({ id }) => id)],
    );
    const removing = [people[0], people[1]];
    const sessions = await Promise.all(
      removing.map(async ({ id }) => (await open('authenticated', id, 1))[0]!),
    );
    // They wait where the rights are changed: each has been found to be an administrator.
    const SET = 'public.set_administrator($1, null)';
    const results = await atOnce(
      wholeTable('auth.users'),
      (session, nth) => resultOf<string>(session, SET, [removing[1 - nth]!.email]),
      sessions,
    );
    const left = await asOwner<{ id: string }>(
      `select id from public.profiles where role = 'owner' order by id`,
    );
    return { results, left: left.map(({ id }) => id) };
  }

  test('that remove each other leave one', async () => {
    const { results, left } = await removeEachOther([people[0], people[1]]);
    expect(left).toHaveLength(1);
    expect(
      results.filter((result) => result.status === 'fulfilled' && result.value === 'done'),
    ).toHaveLength(1);
  });

  test('that were removed a moment ago remove no other', async () => {
    const { results, left } = await removeEachOther([...people]);
    expect(left).toHaveLength(2);
    expect(codesOf(results).filter(Boolean)).toEqual(['42501']);
  });
});

test('a question that several administrators move at once is moved once; the others are told that the list has changed', async () => {
  const administrator = '00000000-0000-4000-8000-0000000000ad';
  await asOwner(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'editor@questions.example', now())`,
    [administrator],
  );
  await asOwner(
    `update public.profiles set role = 'owner', password_state = 'trusted' where id = $1`,
    [administrator],
  );
  const editors = await open('authenticated', administrator);
  await asOwner('delete from public.faq_items');
  await asOwner(
    `insert into public.faq_items (question, answer, display_order)
     select 'Question ' || nth, 'An answer that is long enough', nth from generate_series(1, 20) as nth`,
  );
  const list = () =>
    asOwner<{ id: string }>(
      'select id from public.faq_items order by display_order, created_at, id',
    );
  const ids = (await list()).map(({ id }) => id);
  const results = await atOnce(
    wholeTable('public.faq_items'),
    (session, nth) =>
      resultOf<boolean>(session, 'public.move_faq_item($1, 1, $2)', [ids[nth + 5], ids]),
    editors,
  );
  const moved = valuesOf(results);
  expect(times(moved, true)).toBe(1);
  expect((await list())[0]!.id).toBe(ids[moved.indexOf(true) + 5]);
});

describe('what visitors send twice at once', () => {
  const REQUEST = `insert into public.contact_requests (first_name, last_name, email, country, properties, pms, content_id)
    values ('Ada', 'L.', $1, 'Estonia', 3, 'None', $2)`;
  beforeEach(() => asOwner('delete from public.outbox'));

  test('the same contact request is stored once, with one receipt', async () => {
    const content = ['ada@races.example', randomUUID()];
    const results = await atOnce(wholeTable('public.contact_requests'), (session) =>
      session.query(REQUEST, content),
    );
    const codes = codesOf(results);
    expect([times(codes, undefined), times(codes, '23505')]).toEqual([1, AT_ONCE - 1]);
    const mails = await asOwner<{ template: string }>(
      'select template from public.outbox order by template',
    );
    expect(mails.map(({ template }) => template)).toEqual(['contact-notice', 'contact-receipt']);
  });

  test('one mailbox gets one receipt for several requests, and one mail of the newsletter', async () => {
    const addressOf = (nth: number) => `grace+${nth}@races.example`;
    await atOnce(wholeTable('public.outbox'), (session, nth) =>
      session.query(REQUEST, [addressOf(nth), randomUUID()]),
    );
    await atOnce(wholeTable('public.newsletter_subscriptions'), (session, nth) =>
      session.query('select public.subscribe_address($1, false)', [addressOf(nth)]),
    );
    const mails = await asOwner<{ template: string; count: number }>(
      `select template, count(*)::int as count from public.outbox where recipient is not null group by template order by template`,
    );
    expect(mails).toEqual([
      { template: 'contact-receipt', count: 1 },
      { template: 'newsletter-confirmation', count: 1 },
    ]);
  });
});

test('the clean-up spares a subscription that is confirmed at the same moment', async () => {
  await asOwner('delete from public.newsletter_subscriptions');
  await asOwner(
    `insert into public.newsletter_subscriptions (email, requested_at)
     values ('late@races.example', now() - interval '2 months'), ('never@races.example', now() - interval '2 months')`,
  );
  const [session] = server as [pg.Client];
  const [deleted] = await meetAt(
    address,
    `update public.newsletter_subscriptions set confirmed_at = now() where email = 'late@races.example'`,
    [() => resultOf<number>(session, 'public.delete_old_submissions()')],
  );
  expect(deleted).toEqual({ status: 'fulfilled', value: 1 });
  const left = await asOwner<{ email: string }>(
    'select email from public.newsletter_subscriptions',
  );
  expect(left).toEqual([{ email: 'late@races.example' }]);
});

describe('changes of the content', () => {
  test('that are committed after younger ones, by a transaction that was open all the time, are read once', async () => {
    const [reader] = server as [pg.Client];
    let position: unknown = null;
    const read = async () => {
      const READ = 'public.read_content_changes($1)';
      type Answer = { tables: string[]; position: unknown };
      const answer = await resultOf<Answer>(reader, READ, [position]);
      ({ position } = answer);
      return answer.tables;
    };
    const add = `insert into public.faq_items (question, answer) values ('Who was first?', 'The other.')`;
    await read();
    await connected(address, async (slow) => {
      await slow.query(`begin; ${add}`);
      await asOwner(
        `insert into public.pms_providers (name, code) values ('Younger', 'YOUNGER${randomUUID().slice(0, 8).toUpperCase()}')`,
      );
      expect(await read()).toEqual(['pms_providers']);
      expect(await read()).toEqual([]);
      await slow.query('commit');
    });
    expect(await read()).toEqual(['faq_items']);
    expect(await read()).toEqual([]);
    // A roll-back leaves a gap in the ids and no change.
    await connected(address, (other) => other.query(`begin; ${add}; rollback; ${add}`));
    expect(await read()).toEqual(['faq_items']);
  });
});
