import { createTransport } from 'nodemailer';
import { brand } from '../brand.ts';
import { mailbox } from '../env/env.ts';
import { isOwnHost } from '../env/own-machine.ts';
import { reasonOf, right, wrong, type Check } from './examine.ts';
import { NotChecked, QUESTION_MS } from './project.ts';

/** Advice by nodemailer's codes, and by the step at which the mail was refused; every other fault is a connection that failed. */
const ADVICE: Record<string, string> = {
  EAUTH:
    'Check user and password of SMTP_URL; characters such as @ and / are written as %40 and %2F.',
  ETLS: 'Use smtps://, or a server that offers STARTTLS with a certificate for the host name in SMTP_URL.',
  'MAIL FROM': 'MAIL_FROM must be an address for which this account may send.',
  'RCPT TO': 'It refuses the address for the test mail: give another one.',
  DATA: 'It refuses what was sent: ask its operator why, with the code.',
};
const CONNECTION = 'Check host and port of SMTP_URL, and that this machine may reach them.';

type SmtpError = { code: string; command: string; responseCode: number };

/** Whether the mail server takes the site's login. A mail is sent only where an address for it is given. */
export const checkMail: Check = async ({ env, sendTo }) => {
  const { SMTP_URL, MAIL_FROM = '' } = env;
  if (!SMTP_URL || !URL.canParse(SMTP_URL)) throw new NotChecked('There is no usable SMTP_URL.');
  if (!mailbox.safeParse(MAIL_FROM).success) throw new NotChecked('There is no usable MAIL_FROM.');
  const transport = createTransport({
    url: SMTP_URL,
    // A login crosses no network unprotected.
    requireTLS: !isOwnHost(new URL(SMTP_URL).hostname),
    connectionTimeout: QUESTION_MS,
    greetingTimeout: QUESTION_MS,
    socketTimeout: QUESTION_MS,
  });
  try {
    await transport.verify();
    if (!sendTo) return right('It takes the login. No mail was sent.');
    await transport.sendMail({
      from: MAIL_FROM,
      to: sendTo,
      subject: `A test mail of ${brand.name}`,
      text: `The mail server of ${brand.name} took this mail. If it is in your inbox, mails arrive.`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return right('It took the test mail. Look whether it arrives, and not among the spam.');
  } catch (error) {
    const { code = '', command = '', responseCode } = error as Partial<SmtpError>;
    return wrong(
      `It refuses the site, or gives no answer (${responseCode ?? reasonOf(error)}).`,
      ADVICE[code] ?? ADVICE[command] ?? CONNECTION,
    );
  } finally {
    transport.close();
  }
};
