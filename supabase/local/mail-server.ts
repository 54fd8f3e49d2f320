import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { logError } from './errors.ts';
import { listen } from './http.ts';
import type { Inbox } from './inbox.ts';

const LARGEST_MAIL = 1024 * 1024;

/**
 * Takes mails over SMTP and keeps them in the inbox, on this machine only: the place of a mail server.
 *
 * @returns how to stop it
 * @throws a StartError if the port cannot be had
 */
export async function serveMail(port: number, inbox: Inbox): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: LARGEST_MAIL,
    rejectOversized: true,
    onData(stream, { envelope }, callback) {
      text(stream)
        .then((raw) =>
          keep(
            raw,
            envelope.rcptTo.map(({ address }) => address),
            inbox,
          ),
        )
        .then(
          () => callback(),
          (error: Error) => callback(error),
        );
    },
  });
  server.on('error', (error: Error) => logError('mail-server-failed', { reason: error.message }));
  await listen(server.server, port);
  return () => new Promise((resolve) => server.close(resolve));
}

async function keep(raw: string, recipients: string[], inbox: Inbox): Promise<void> {
  const { subject = '', html = '', text, headers } = await PostalMime.parse(raw);
  for (const to of recipients) {
    await inbox.send({
      to,
      subject,
      html,
      text,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    });
  }
}
