import { createTransport } from 'nodemailer';
import { brand } from '../brand.ts';
import { mailbox } from '../env/env.ts';
import { isOwnHost } from '../env/own-machine.ts';
import { QUESTION_MS, reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import type { Project } from './project.ts';
import { askMailServer, type SmtpOutcome } from './smtp-dialog.ts';

const SUBJECT = 'mail server';

const ADVICE: Record<Exclude<SmtpOutcome['step'], 'accepted'>, string> = {
  connection: 'Check host and port of SMTP_URL, and that this machine may reach them.',
  encryption: 'Check the certificate of the mail server, and the host name in SMTP_URL.',
  login:
    'Check user and password of SMTP_URL; characters such as @ and / are written as %40 and %2F.',
  sender: 'MAIL_FROM must be an address for which this account may send.',
};

const TEXTS: Record<Exclude<SmtpOutcome['step'], 'accepted'>, string> = {
  connection: 'It gives no answer',
  encryption: 'It does not encrypt the connection',
  login: 'It refuses the login',
  sender: 'It refuses the sender of MAIL_FROM',
};

/** Whether the mail server takes the site's login and sender. A mail is sent only where an address for it is given. */
export async function checkMail({ env, sendTo }: Project): Promise<Line[]> {
  const { SMTP_URL, MAIL_FROM = '' } = env;
  if (!SMTP_URL || !URL.canParse(SMTP_URL))
    return [notChecked(SUBJECT, 'There is no usable SMTP_URL.')];
  if (!mailbox.safeParse(MAIL_FROM).success)
    return [notChecked(SUBJECT, 'There is no usable MAIL_FROM.')];
  const sender = /<(.*)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const outcome = await askMailServer(new URL(SMTP_URL), sender);
  if (outcome.step !== 'accepted')
    return [wrong(SUBJECT, `${TEXTS[outcome.step]} (${outcome.code}).`, ADVICE[outcome.step])];
  if (!outcome.isEncrypted && !isOwnHost(new URL(SMTP_URL).hostname))
    return [
      wrong(
        SUBJECT,
        'It takes the login over a connection that is not encrypted.',
        'Use smtps://, or a server that offers STARTTLS.',
      ),
    ];
  const taken = right(SUBJECT, 'It takes the login and the sender. No mail was sent.');
  return sendTo
    ? [
        right(SUBJECT, 'It takes the login and the sender.'),
        await sendTest(SMTP_URL, MAIL_FROM, sendTo),
      ]
    : [taken];
}

async function sendTest(url: string, from: string, to: string): Promise<Line> {
  const subject = 'test mail';
  const transport = createTransport({
    url,
    connectionTimeout: QUESTION_MS,
    socketTimeout: QUESTION_MS,
  });
  try {
    await transport.sendMail({
      from,
      to,
      subject: `A test mail of ${brand.name}`,
      text: `The mail server of ${brand.name} took this mail. If it is in your inbox, mails arrive.`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return right(
      subject,
      'The mail server took it. Look whether it arrives, and not among the spam.',
    );
  } catch (error) {
    const { responseCode } = error as { responseCode?: number };
    return wrong(
      subject,
      `The mail server refuses it (${responseCode ?? reasonOf(error)}).`,
      'Ask its provider: new accounts often may write to confirmed addresses only.',
    );
  } finally {
    transport.close();
  }
}
