import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { createTransport } from 'nodemailer';
import type { Settings } from '../env.ts';
import { logEvent, logFailure } from '../log.ts';
import { budgets } from '../supabase/budgets.ts';
import { withoutSession, type Client } from '../supabase/client.ts';
import type { Database } from '../supabase/database.types.ts';
import { withTimeout } from '../with-timeout.ts';
import { composeMail, type OutboxMail } from './compose.ts';
import { cleanUp } from './clean-up.ts';

type Mailer = ReturnType<typeof createMailer>;

/** How often the outbox is looked into, and how often while the database is away, in milliseconds. */
const POLL_MS = 3_000;
const AWAY_MS = 30_000;

const CLEAN_UP_EVERY_MS = 24 * 60 * 60_000;

/** How long the mail server may take for one mail. Shorter than public.claim_outbox keeps others away from it. */
const SEND_MS = 30_000;

/** How often it is tried to note that a mail was sent. */
const NOTE_ATTEMPTS = 3;

/**
 * Sends what is in the table outbox, for as long as the process runs, and deletes once a day what is kept no longer.
 * Several processes may do so at once. A mail that cannot be sent stays in the table and is tried again.
 *
 * @returns how to stop: it waits for the mail that is being sent
 * @throws where a setting is missing that mails need
 */
export function startOutbox(settings: Settings): { stop: () => Promise<void> } {
  const client = createOutboxClient(settings);
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
      await done;
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

/** Sends every mail that is due, one after the other: a process that ends in between has claimed one only. */
async function sendDue(client: Client, mailer: Mailer, signal: AbortSignal): Promise<number> {
  while (!signal.aborted) {
    const { data, error } = await client.rpc('claim_outbox', { p_limit: 1 });
    if (error) throw new Error(error.message);
    const [mail] = data;
    if (!mail) return POLL_MS;
    await sendOne(client, mailer, mail);
  }
  return POLL_MS;
}

async function sendOne(client: Client, mailer: Mailer, mail: OutboxMail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const code = errorCode(error);
    logFailure('mail-not-sent', new Error(code), { template: mail.template, id: mail.id });
    await client
      .rpc('mark_outbox_failed', { p_id: mail.id, p_error: code, p_is_final: isFinal(error) })
      .throwOnError();
    return;
  }
  logEvent('mail-sent', { template: mail.template, id: mail.id });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await client.rpc('mark_outbox_sent', { p_id: mail.id });
    if (!error) return mailer.noted(mail);
    if (attempt === NOTE_ATTEMPTS)
      throw new Error(`A mail was sent and could not be noted: ${mail.id}`);
    await sleep(1_000 * attempt);
  }
}

function createOutboxClient({ supabaseUrl, supabaseSecretKey }: Settings): Client {
  if (!supabaseSecretKey) throw new Error('SUPABASE_SECRET_KEY is missing. See .env.example.');
  return createClient<Database>(supabaseUrl, supabaseSecretKey, {
    ...withoutSession,
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(budgets.write) }),
    },
  });
}

function createMailer({ smtpUrl, from, to, siteUrl }: Settings['mail']) {
  if (!smtpUrl || !from || !to)
    throw new Error('SMTP_URL, MAIL_FROM or MAIL_TO is missing. See .env.example.');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // What a template says is text, never the name of a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** What was sent and could not be noted yet: it comes back, and is not sent again. */
  const sentAlready = new Set<string>();
  return {
    async send(mail: OutboxMail): Promise<void> {
      if (sentAlready.has(mail.id)) return;
      await withTimeout(SEND_MS, transport.sendMail(composeMail(mail, { from, to, siteUrl })));
      sentAlready.add(mail.id);
    },
    noted: (mail: OutboxMail) => void sentAlready.delete(mail.id),
    close: () => transport.close(),
  };
}

type MailError = { code?: unknown; responseCode?: unknown };

/** What went wrong, without the sentence of the mail server, which may name an address. */
function errorCode(error: unknown): string {
  const { code, responseCode } = error as MailError;
  if (typeof responseCode === 'number') return `SMTP-${responseCode}`;
  return typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? code : 'UNKNOWN';
}

/** Whether the mail server refused this recipient for good (RFC 5321, 4.2.1), or there is nothing to be sent. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as MailError;
  if (code === 'UNKNOWN-TEMPLATE') return true;
  return (
    code === 'EENVELOPE' &&
    typeof responseCode === 'number' &&
    responseCode >= 550 &&
    responseCode <= 553
  );
}
