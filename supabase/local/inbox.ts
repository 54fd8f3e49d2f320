import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { systemErrorCode } from './start-error.ts';

/** One mail that would have been sent. */
export type CaughtMail = {
  to: string;
  subject: string;
  html: string;
  sentAt: string;
};

const CAPACITY = 200;

/**
 * Keeps the mails of the auth service instead of sending them, newest first. They live in a file of JSON lines, so that
 * a confirmation link survives a restart.
 */
export class Inbox {
  readonly #file: string | null;
  #mails: CaughtMail[];

  /** Takes the path of the file, or null to keep mails in memory only. */
  constructor(file: string | null) {
    this.#file = file;
    this.#mails = file ? readMails(file) : [];
  }

  /** Called by lite for every mail. */
  async send(mail: { to: string; subject: string; html?: string }): Promise<void> {
    const caught = {
      to: mail.to,
      subject: mail.subject,
      html: mail.html ?? '',
      sentAt: new Date().toISOString(),
    };
    this.#mails.unshift(caught);
    if (!this.#file) {
      this.#mails.length = Math.min(this.#mails.length, CAPACITY);
    } else if (this.#mails.length > CAPACITY) {
      this.#mails.length = CAPACITY;
      writeFileSync(this.#file, this.#mails.toReversed().map(toLine).join(''));
    } else {
      appendFileSync(this.#file, toLine(caught));
    }
  }

  /** Sends the newest mail to an address once more. */
  async repeat(to: string): Promise<void> {
    const [newest] = this.list(to);
    if (newest) await this.send(newest);
  }

  /** The caught mails, newest first; with an address, only those sent to it. */
  list(to?: string | null): CaughtMail[] {
    return this.#mails.filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase());
  }
}

const toLine = (mail: CaughtMail): string => `${JSON.stringify(mail)}\n`;

function readMails(file: string): CaughtMail[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
  // a crash can cut the last line short; that mail is lost, the others are not
  const mails = lines.flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as CaughtMail] : [];
    } catch {
      return [];
    }
  });
  return mails.reverse().slice(0, CAPACITY);
}
