import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '../../../lib/env/env.ts';
import { CONNECTIONS, startOutbox } from '../../../lib/mail/outbox.ts';
import { startEmbedded } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';
import { freePorts } from '../../support/free-ports.ts';

const TEAM = 'team@desk.example';

type Step = 'MAIL FROM' | 'RCPT TO' | 'DATA';
/** The code with which a step of the dialogue is refused, by the address of that step. */
type Refusal = (step: Step, address: string) => number | null;

/** A mail server that can be switched off, refuse, and drop its connections. */
async function startMailServer(port: number) {
  const arrived: { to: string; id: string; raw: string }[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let taking = 0;
  let mostTaking = 0;
  let refuse: Refusal = () => null;
  const answer = (step: Step, address: string) => {
    const responseCode = refuse(step, address);
    if (responseCode === null) return null;
    return Object.assign(new Error(`Not for ${address}`), { responseCode });
  };
  let afterData: (() => Promise<void>) | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: ({ address }, _session, callback) => callback(answer('MAIL FROM', address)),
    onRcptTo: ({ address }, _session, callback) => callback(answer('RCPT TO', address)),
    onData(stream, { envelope }, callback) {
      taking += 1;
      mostTaking = Math.max(mostTaking, taking);
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const refusal = answer('DATA', envelope.rcptTo[0]!.address);
        if (refusal) {
          taking -= 1;
          return callback(refusal);
        }
        const id = /^Message-ID: <([^@]+)@/m.exec(raw)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) arrived.push({ to: address, id, raw });
        void (afterData?.() ?? Promise.resolve()).then(() => {
          taking -= 1;
          callback();
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    arrived,
    connections: () => connections,
    mostTaking: () => mostTaking,
    dropConnections: () => sockets.forEach((socket) => socket.destroy()),
    refusing: (wanted: Refusal) => void (refuse = wanted),
    beforeAnswer: (step: typeof afterData) => void (afterData = step),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('the outbox', () => {
  const backend = registerBackend(startEmbedded);
  const outbox = () => backend().service().from('outbox');
  let port: number;
  const running: { stop(): Promise<void> }[] = [];

  beforeAll(async () => {
    port = await freePorts();
    for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  });
  beforeEach(async () => {
    queued = 0;
    await outbox().delete().not('id', 'is', null).throwOnError();
  });
  afterEach(async () => void (await Promise.all(running.splice(0).map((part) => part.stop()))));

  const mailServer = async () => {
    const server = await startMailServer(port);
    running.push(server);
    return server;
  };
  const sender = () => {
    const settings = parseSettings({
      SUPABASE_URL: backend().url,
      SUPABASE_PUBLISHABLE_KEY: backend().keys.publishable,
      SUPABASE_SECRET_KEY: backend().keys.secret,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Desk <desk@desk.example>',
      MAIL_TO: TEAM,
      MAIL_SITE_URL: 'https://desk.example',
    });
    const started = startOutbox(settings);
    running.push(started);
    return started;
  };
  const send = async (email: string) => {
    const id = randomUUID();
    const typed = { first_name: '<b>Buy pills</b>', last_name: 'https://spam.example' };
    const request = { id, ...typed, email, country: 'Estonia', properties: 3, pms: 'OTHER' };
    await backend().service().from('contact_requests').insert(request).throwOnError();
    return id;
  };
  /** Mails to guest-0, guest-1, ... that were there before, since a mailbox gets one receipt a day. */
  let queued = 0;
  const queue = async (count: number) => {
    const mails = Array.from({ length: count }, () => ({
      template: 'contact-receipt',
      recipient: `guest-${(queued += 1) - 1}@example.org`,
    }));
    await outbox().insert(mails).throwOnError();
  };
  const stored = async () => {
    const columns = 'id, template, recipient, data, attempts, sent_at, failed_at, last_error';
    return (await outbox().select(columns).order('created_at').throwOnError()).data;
  };
  const soon = (check: () => unknown, timeout = 20_000) =>
    vi.waitFor(check, { timeout, interval: 200 });
  const areAllSent = async () =>
    expect((await stored()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  /** As if the pauses between attempts had passed. */
  const passTime = () =>
    outbox()
      .update({ next_attempt_at: new Date(0).toISOString() })
      .is('sent_at', null)
      .throwOnError();

  it('tells the team and the sender, without a word that the sender typed', async () => {
    const { arrived } = await mailServer();
    const id = await send('ada@example.org');
    sender();
    await soon(areAllSent);
    expect(arrived.map(({ to }) => to).sort()).toEqual(['ada@example.org', TEAM]);
    const notice = arrived.find(({ to }) => to === TEAM)!.raw;
    expect(notice.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      `https://desk.example/auth?next=${encodeURIComponent(`/admin/contact-requests/${id}`)}`,
    );
    for (const { raw } of arrived) {
      expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
      expect(raw).not.toMatch(/^List-Unsubscribe/m);
      expect(raw).not.toMatch(/pills|spam\.example/);
    }
    expect((await stored()).map(({ data }) => data)).toEqual([{}, {}]);
  });

  it('loses nothing while the mail server is away, and doubles nothing when it is back', async () => {
    const first = sender();
    await send('away@example.org');
    await soon(async () => {
      const errors = (await stored()).map(({ last_error }) => last_error);
      expect(errors).toEqual(['ESOCKET', 'ESOCKET']);
    });
    await first.stop();
    const { arrived } = await mailServer();
    await passTime();
    sender();
    sender();
    await soon(areAllSent);
    expect(arrived.map(({ to }) => to).sort()).toEqual(['away@example.org', TEAM]);
  });

  it('sends several at a time over few connections, each once, with two senders and one refused mailbox', async () => {
    const server = await mailServer();
    server.refusing((step, to) => (step === 'RCPT TO' && to.startsWith('guest-7@') ? 550 : null));
    server.beforeAnswer(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await queue(60);
    sender();
    sender();
    await soon(async () => {
      const open = (await stored()).filter(({ sent_at, failed_at }) => !sent_at && !failed_at);
      expect(open).toEqual([]);
    });
    const expected = Array.from({ length: 60 }, (_, nth) => `guest-${nth}@example.org`);
    expect(server.arrived.map(({ to }) => to).sort()).toEqual(
      expected.filter((to) => to !== 'guest-7@example.org').sort(),
    );
    // Two senders with one mail each would be two.
    expect(server.mostTaking()).toBeGreaterThan(2);
    expect(server.mostTaking()).toBeLessThanOrEqual(2 * CONNECTIONS);
    expect(server.connections()).toBeLessThanOrEqual(2 * CONNECTIONS);
    expect((await stored()).map(({ attempts }) => attempts)).toEqual(Array(60).fill(1));
  });

  it('sends at once over another connection where the server has dropped an idle one', async () => {
    const server = await mailServer();
    await queue(1);
    sender();
    await soon(areAllSent);
    server.dropConnections();
    await queue(1);
    await soon(areAllSent);
    expect((await stored()).map(({ attempts, last_error }) => [attempts, last_error])).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(server.arrived).toHaveLength(2);
    expect(server.connections()).toBe(2);
  });

  it('tries again later what a dropped connection cut off, and sends the others meanwhile', async () => {
    const server = await mailServer();
    let isDropped = false;
    server.beforeAnswer(async () => {
      if (isDropped) return;
      isDropped = true;
      server.arrived.length = 0;
      server.dropConnections();
    });
    await queue(20);
    sender();
    const cutOff = async () => (await stored()).filter(({ sent_at }) => !sent_at);
    await soon(async () => {
      const left = await cutOff();
      expect(left.length).toBeLessThanOrEqual(CONNECTIONS);
      for (const { last_error } of left) expect(last_error).toMatch(/^E/);
    });
    await passTime();
    await soon(areAllSent);
    expect(new Set(server.arrived.map(({ to }) => to)).size).toBe(20);
  });

  it('stops before the mail server has used up its time, and gives back what it had not begun', async () => {
    const server = await mailServer();
    server.beforeAnswer(() => new Promise(() => undefined));
    await queue(20);
    const silent = sender();
    await soon(() => expect(server.arrived).toHaveLength(CONNECTIONS));
    await silent.stop();
    const tried = (await stored()).filter(({ attempts }) => attempts > 0);
    expect(tried).toHaveLength(CONNECTIONS);
    // It was not waited for until the mail server had used up its time.
    expect(tried.map(({ last_error }) => last_error)).toEqual(Array(CONNECTIONS).fill(null));
  });

  it('leaves the rest untried where the mail server is away', async () => {
    await queue(50);
    sender();
    await soon(async () => {
      const tried = (await stored()).filter(({ attempts }) => attempts > 0);
      expect(tried.length).toBeGreaterThanOrEqual(CONNECTIONS);
      for (const { last_error } of tried) expect(last_error).toBe('ESOCKET');
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const untried = (await stored()).filter(({ attempts }) => attempts === 0);
    expect(untried.length).toBeGreaterThanOrEqual(50 - 3 * CONNECTIONS);
  });

  it('finishes the mails that are being sent when the site stops, and goes on after the start', async () => {
    const server = await mailServer();
    for (const name of ['one', 'two', 'three']) await send(`${name}@example.org`);
    const first = sender();
    let stopped: Promise<void> | undefined;
    server.beforeAnswer(async () => {
      stopped ??= first.stop();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await soon(() => expect(stopped).toBeDefined());
    await stopped;
    const finished = server.arrived.length;
    expect(finished).toBeLessThanOrEqual(CONNECTIONS);
    expect((await stored()).filter(({ sent_at }) => sent_at)).toHaveLength(finished);
    expect((await stored()).filter(({ attempts }) => attempts > 0)).toHaveLength(finished);
    server.beforeAnswer(null);
    sender();
    await soon(areAllSent);
    expect(server.arrived).toHaveLength(6);
    expect(new Set(server.arrived.map(({ id }) => id)).size).toBe(6);
  });

  it('survives a database that is killed in the middle', async () => {
    const server = await mailServer();
    await send('killed@example.org');
    let isKilled = false;
    server.beforeAnswer(async () => {
      if (isKilled) return;
      isKilled = true;
      await backend().kill();
    });
    sender();
    await soon(() => expect(isKilled).toBe(true));
    await backend().start();
    await soon(async () => {
      await passTime();
      await areAllSent();
    }, 50_000);
    expect(server.arrived.map(({ to }) => to).sort()).toEqual(['killed@example.org', TEAM]);
  });

  it('gives up at once what was refused for good, by step and class, and notes a code only', async () => {
    const final = [
      ...[521, 541, 550, 554, 556].map((code) => ['RCPT TO', code] as const),
      ...[500, 552, 554, 571].map((code) => ['DATA', code] as const),
    ];
    const later = [
      ...[421, 451, 530].map((code) => ['RCPT TO', code] as const),
      ...[421, 451].map((code) => ['DATA', code] as const),
    ];
    const mailboxOf = ([step, code]: readonly [Step, number]) =>
      `${step.slice(0, 4).toLowerCase()}-${code}@example.org`;
    const server = await mailServer();
    server.refusing((step, to) => {
      const refusal = [...final, ...later].find((one) => one[0] === step && mailboxOf(one) === to);
      return refusal?.[1] ?? null;
    });
    const mails = [...final, ...later].map((one) => ({
      template: 'contact-receipt',
      recipient: mailboxOf(one),
    }));
    await outbox().insert(mails).throwOnError();
    sender();
    await soon(async () => {
      const rows = await stored();
      expect(rows.filter(({ last_error }) => !last_error)).toEqual([]);
      const codeOf = (mailbox: string | null) => `SMTP-${/\d+/.exec(mailbox!)![0]}`;
      for (const row of rows) expect(row.last_error).toBe(codeOf(row.recipient));
      const givenUp = rows.filter(({ failed_at }) => failed_at).map(({ recipient }) => recipient);
      expect(givenUp.sort()).toEqual(final.map(mailboxOf).sort());
    });
    expect(server.arrived).toEqual([]);
  });

  it('holds a refused sender against no mail, and leaves the rest untried meanwhile', async () => {
    const server = await mailServer();
    let isRefused = true;
    server.refusing((step) => (step === 'MAIL FROM' && isRefused ? 550 : null));
    await queue(40);
    sender();
    const tried = async () => (await stored()).filter(({ attempts }) => attempts > 0);
    await soon(async () => expect((await tried()).length).toBeGreaterThanOrEqual(2 * CONNECTIONS));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await tried()).length).toBeLessThanOrEqual(3 * CONNECTIONS);
    for (const row of await tried())
      expect(row).toMatchObject({ last_error: 'SMTP-550', failed_at: null });
    await Promise.all(running.splice(1).map((part) => part.stop()));
    isRefused = false;
    await passTime();
    sender();
    await soon(areAllSent);
    expect(new Set(server.arrived.map(({ to }) => to)).size).toBe(40);
  });

  it('deletes old applications with their files', async () => {
    await mailServer();
    const service = backend().service();
    const job = service
      .from('job_openings')
      .select('id')
      .eq('is_active', true)
      .eq('language', 'en')
      .limit(1);
    const { id: job_id } = (await job.single().throwOnError()).data;
    const monthsAgo = (months: number) =>
      new Date(Date.now() - months * 31 * 86_400_000).toISOString();
    const names: string[] = [];
    for (const created_at of [monthsAgo(7), monthsAgo(5)]) {
      const id = randomUUID();
      names.push(`${id}.pdf`);
      const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
      await service.storage.from('resumes').upload(`${id}.pdf`, pdf);
      const person = { job_id, full_name: 'Ada Example', email: 'a@example.org' };
      const application = { id, ...person, resume_url: `${id}.pdf`, created_at };
      await service.from('job_applications').insert(application).throwOnError();
    }
    sender();
    await soon(async () => {
      const { data: files } = await service.storage.from('resumes').list();
      const left = names.filter((wanted) => files?.some(({ name }) => name === wanted));
      expect(left).toEqual(names.slice(1));
    });
  });
});
