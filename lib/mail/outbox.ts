import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Settings } from '../env/env.ts';
import { logEvent, logFailure } from '../log.ts';
import { createSecretClient, type Client } from '../supabase/client.ts';
import { composeMail, type OutboxMail } from './compose.ts';
import { cleanUp } from '../retention/clean-up.ts';

type Mailer = ReturnType<typeof createMailer>;

/** The pause between two looks into the outbox, and that while the database is away, in milliseconds. */
const POLL_MS = 3_000;
const AWAY_MS = 30_000;

const CLEAN_UP_EVERY_MS = 24 * 60 * 60_000;

/**
 * Connections to the mail server, each with one mail at a time. More mails are claimed than that, so that no connection waits
 * for the database; each is sent well within the two minutes for which public.claim_outbox keeps others away from it.
 */
export const CONNECTIONS = 5;
const CLAIMED = 2 * CONNECTIONS;

/** The time of the mail server for one mail, in milliseconds. */
const SEND_MS = 30_000;

/** A connection takes so many mails, and is closed when it had none for so long: sooner than a server closes it. */
const MAILS_PER_CONNECTION = 100;
const IDLE_MS = 10_000;

/** The wait for mails that are being sent when the site stops, in milliseconds. */
const STOP_MS = 5_000;

/** The mail server is away after so many mails in a row of which it said nothing. */
const MOST_UNANSWERED = 2 * CONNECTIONS;

/** The number of attempts to note that mails were sent. */
const NOTE_ATTEMPTS = 3;

/**
 * Sends what is in the table outbox, for as long as the process runs, and deletes once a day what is kept no longer.
 * Several processes may do so at once. A mail that cannot be sent stays in the table and is tried again.
 *
 * @returns how to stop: it waits for the mails that are being sent, at most STOP_MS
 * @throws where a setting is missing that mails need
 */
export function startOutbox(settings: Settings): { stop: () => Promise<void> } {
  const client = createSecretClient(settings);
  const mailer = createMailer(settings.mail);
  const stopping = new AbortController();
  const done = Promise.all([
    repeat(stopping.signal, 'outbox-not-read', () => sendDue(client, mailer, stopping.signal)),
    repeat(stopping.signal, 'clean-up-failed', async () => {
      await cleanUp(client);
      return CLEAN_UP_EVERY_MS;
    }),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      const patience = setTimeout(() => mailer.abandon(), STOP_MS);
      await done;
      clearTimeout(patience);
      mailer.close();
    },
  };
}

/** Calls a step again and again, after the pause that it returns. Of failures in a row, the first is logged. */
async function repeat(signal: AbortSignal, failure: string, step: () => Promise<number>) {
  let isFailing = false;
  while (!signal.aborted) {
    let pause = AWAY_MS;
    try {
      pause = await step();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logFailure(failure, error);
      isFailing = true;
    }
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Sends every mail that is due, several at a time, until there is none or the mail server is away.
 *
 * @returns the pause before the next look
 * @throws when the database cannot be asked or told; what is being sent is finished before
 */
async function sendDue(client: Client, mailer: Mailer, signal: AbortSignal): Promise<number> {
  const note = createNotes(client);
  const due: OutboxMail[] = [];
  const sending = new Set<Promise<void>>();
  let unanswered = 0;
  let failure: unknown;
  const start = (mail: OutboxMail) => {
    const work = sendOne(client, mailer, note, mail)
      .then((isAnswered) => void (unanswered = isAnswered ? 0 : unanswered + 1))
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => sending.delete(work));
    sending.add(work);
  };
  const goesOn = () => !signal.aborted && !failure && unanswered < MOST_UNANSWERED;
  try {
    while (goesOn()) {
      if (due.length === 0) due.push(...(await claim(client, CLAIMED - sending.size)));
      while (due.length > 0 && sending.size < CONNECTIONS && goesOn()) start(due.shift()!);
      if (sending.size === 0) break;
      await Promise.race(sending);
    }
  } finally {
    await Promise.all([...sending, release(client, due)]);
  }
  if (failure) throw failure;
  return unanswered < MOST_UNANSWERED ? POLL_MS : AWAY_MS;
}

async function claim(client: Client, limit: number): Promise<OutboxMail[]> {
  return (await client.rpc('claim_outbox', { p_limit: limit }).throwOnError()).data;
}

/** Gives back what was claimed and not tried. Where that fails, the claims run out by themselves. */
async function release(client: Client, mails: OutboxMail[]): Promise<void> {
  if (mails.length > 0) await client.rpc('release_outbox', { p_ids: mails.map(({ id }) => id) });
}

type Note = (id: string) => Promise<void>;

/** @returns whether the mail server took the mail or said why not */
async function sendOne(
  client: Client,
  mailer: Mailer,
  note: Note,
  mail: OutboxMail,
): Promise<boolean> {
  try {
    await mailer.send(mail);
  } catch (error) {
    // It is unknown whether it arrived, so it comes again when its claim has run out.
    if (mailer.isAbandoned()) return false;
    const code = errorCode(error);
    logFailure('mail-not-sent', new Error(code), { template: mail.template, id: mail.id });
    const judgement = judgementOf(error as MailError);
    // Codes from 500 refuse it for good (RFC 5321, 4.2.1).
    const isFinal = judgement !== null && judgement >= 500;
    await client
      .rpc('mark_outbox_failed', { p_id: mail.id, p_error: code, p_is_final: isFinal })
      .throwOnError();
    return judgement !== null;
  }
  logEvent('mail-sent', { template: mail.template, id: mail.id });
  await note(mail.id);
  mailer.noted(mail);
  return true;
}

/** Notes what was sent; what is sent while a request is pending goes into the next one. */
function createNotes(client: Client): Note {
  let ids: string[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return (id) => {
    ids.push(id);
    next ??= last.then(() => {
      const sent = ids;
      ids = [];
      next = null;
      return noteSent(client, sent);
    });
    last = next.catch(() => undefined);
    return next;
  };
}

async function noteSent(client: Client, ids: string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await client.rpc('mark_outbox_sent', { p_ids: ids });
    if (!error) return;
    if (attempt === NOTE_ATTEMPTS)
      throw new Error(`Mails were sent and could not be noted: ${ids.join(', ')}`);
    await sleep(1_000 * attempt);
  }
}

function createMailer({ smtpUrl, from, to, siteUrl }: Settings['mail']) {
  if (!smtpUrl || !from || !to)
    throw new Error('SMTP_URL, MAIL_FROM or MAIL_TO is missing. See .env.example.');
  const transport = createTransport({
    url: smtpUrl,
    // A mail that meets a connection which the server has closed meanwhile goes out over another one.
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    idleTimeout: IDLE_MS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // The words of a template are text, never the name of a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Mails that were sent and could not be noted yet: they come back, and are not sent again. */
  const sentAlready = new Set<string>();
  const abandoning = new AbortController();
  return {
    async send(mail: OutboxMail): Promise<void> {
      if (sentAlready.has(mail.id)) return;
      // The connection of a mail that takes too long is closed.
      const signal = AbortSignal.any([AbortSignal.timeout(SEND_MS), abandoning.signal]);
      await transport.sendMail({ ...composeMail(mail, { from, to, siteUrl }), signal });
      sentAlready.add(mail.id);
    },
    noted: (mail: OutboxMail) => void sentAlready.delete(mail.id),
    /** Closes every connection, also those that are sending. */
    abandon: () => abandoning.abort(),
    isAbandoned: () => abandoning.signal.aborted,
    close: () => transport.close(),
  };
}

type MailError = { code?: unknown; responseCode?: unknown; command?: unknown };

/** The code of a failure, without the sentence of the mail server, which may name an address. */
function errorCode(error: unknown): string {
  const { code, responseCode } = error as MailError;
  if (typeof responseCode === 'number') return `SMTP-${responseCode}`;
  if (code === 'EABORT') return 'ETIMEDOUT';
  return typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? code : 'UNKNOWN';
}

/** Means "shutting down" and "sign in first" at every step (RFC 5321, 3.8; RFC 4954, 6): they say nothing of this mail. */
const OF_THE_SESSION = [421, 530];

/**
 * The code with which the mail server judged this mail; null where it is away or refuses the site. Before the recipient it
 * speaks of the site: a greeting, a login or a sender (MAIL FROM) that is refused meets every mail alike.
 */
function judgementOf({ code, command, responseCode }: MailError): number | null {
  if (code === 'UNKNOWN-TEMPLATE') return 550; // the composer has nothing to send
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfMail || typeof responseCode !== 'number') return null;
  return OF_THE_SESSION.includes(responseCode) ? null : responseCode;
}
