// node lib/mail/run.ts   sends mails in a separate process, where the site is not served by lib/server/serve.ts
import { settings } from '../env/env.ts';
import { startOutbox } from './outbox.ts';

const outbox = startOutbox(settings());

// Keeps the process running: the pauses of the outbox do not.
const running = setInterval(() => undefined, 60_000);

function stop(): void {
  clearInterval(running);
  void outbox.stop().finally(() => process.exit(0));
}
// `disconnect`: the command that started this process is gone, however it ended.
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
