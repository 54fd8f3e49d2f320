// npm run bench:mails -- [rows]   Mails per second from the outbox of an embedded backend to a real mail server on this
// machine, which takes each mail at once, and then 50 ms later: the median, the least and the most of five runs.
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseSettings } from '../../lib/env/env.ts';
import { startOutbox } from '../../lib/mail/outbox.ts';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';
import { startEmbedded } from './backend.ts';

const RUNS = 5;
const rows = Number(process.argv[2] ?? 500);

async function startMailServer(delayMs: number) {
  let taken = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      stream.resume();
      stream.once('end', () => {
        taken += 1;
        setTimeout(callback, delayMs);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://${LOOPBACK}:${port}`, taken: () => taken, stop };
}

const backend = await startEmbedded();
const outbox = () => backend.service().from('outbox');

async function run(delayMs: number): Promise<number> {
  await outbox().delete().not('id', 'is', null).throwOnError();
  const mails = Array.from({ length: rows }, (_, nth) => ({
    template: 'contact-receipt' as const,
    recipient: `guest-${nth}@example.org`,
    created_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  }));
  await outbox().insert(mails).throwOnError();
  const server = await startMailServer(delayMs);
  const settings = parseSettings({
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.keys.publishable,
    SUPABASE_SECRET_KEY: backend.keys.secret,
    SMTP_URL: server.url,
    MAIL_FROM: 'desk@desk.example',
    MAIL_TO: 'team@desk.example',
  });
  const { log } = console;
  console.log = () => undefined;
  const begun = performance.now();
  const sender = startOutbox(settings);
  while (server.taken() < rows) await pause(5);
  const seconds = (performance.now() - begun) / 1_000;
  await sender.stop();
  console.log = log;
  await server.stop();
  const sent = await outbox()
    .select('id', { count: 'exact', head: true })
    .not('sent_at', 'is', null);
  if (sent.count !== rows || server.taken() !== rows)
    throw new Error('Not every mail was sent once.');
  return rows / seconds;
}

for (const delayMs of [0, 50]) {
  const rates: number[] = [];
  for (let nth = 0; nth < RUNS; nth += 1) rates.push(await run(delayMs));
  const [least, , median, , most] = rates.sort((a, b) => a - b).map((rate) => rate.toFixed(1));
  console.log(`${delayMs} ms for each mail: ${median} a second (${least} to ${most})`);
}
await backend.stop();
