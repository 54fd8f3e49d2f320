import net from 'node:net';
import os from 'node:os';
import tls from 'node:tls';
import { QUESTION_MS } from './ask.ts';

/** How far a mail server lets the site go. */
export type SmtpOutcome =
  | { step: 'accepted'; isEncrypted: boolean }
  /** `code` is the server's reply, or the reason why there is none. */
  | { step: 'connection' | 'encryption' | 'login' | 'sender'; code: string };

type Reply = { code: number; lines: string[] };
type Step = Exclude<SmtpOutcome['step'], 'accepted'>;

/** A step that the server refused. Its sentence is left out: it may repeat what it was told. */
class Refused extends Error {
  readonly step: Step;
  readonly code: string;
  constructor(step: Step, code: string) {
    super(`${step}: ${code}`);
    this.step = step;
    this.code = code;
  }
}

/**
 * Signs in to a mail server and names the sender, as the site does before each mail (RFC 5321, RFC 4954), and takes it
 * back: no mail is sent. nodemailer can sign in, but not stop before there is a recipient.
 *
 * @param url as in SMTP_URL
 * @param sender an address without a name
 */
export async function askMailServer(url: URL, sender: string): Promise<SmtpOutcome> {
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (isSecure ? 465 : 587);
  let step: Step = 'connection';
  let socket: net.Socket | undefined;
  try {
    socket = await connected(
      isSecure ? tls.connect(tlsOptions(host, port)) : net.connect(port, host),
    );
    let talk = dialog(socket);
    expectCode(await talk(), 220, step);
    let features = await greet(talk, step);
    let isEncrypted = isSecure;
    if (!isSecure && features.some((line) => /^STARTTLS$/i.test(line))) {
      step = 'encryption';
      expectCode(await talk('STARTTLS'), 220, step);
      socket = await connected(tls.connect({ ...tlsOptions(host, port), socket }));
      talk = dialog(socket);
      features = await greet(talk, step);
      isEncrypted = true;
    }
    if (url.username) {
      step = 'login';
      await signIn(
        talk,
        features,
        decodeURIComponent(url.username),
        decodeURIComponent(url.password),
      );
    }
    step = 'sender';
    expectCode(await talk(`MAIL FROM:<${sender}>`), 250, step);
    await talk('RSET');
    await talk('QUIT');
    return { step: 'accepted', isEncrypted };
  } catch (error) {
    if (error instanceof Refused) return { step: error.step, code: error.code };
    const { code } = error as { code?: unknown };
    return { step, code: typeof code === 'string' ? code : 'no answer' };
  } finally {
    socket?.destroy();
  }
}

const tlsOptions = (host: string, port: number) => ({
  host,
  port,
  ...(net.isIP(host) ? {} : { servername: host }),
});

async function greet(talk: ReturnType<typeof dialog>, step: Step): Promise<string[]> {
  const reply = expectCode(await talk(`EHLO ${os.hostname()}`), 250, step);
  return reply.lines.slice(1).map((line) => line.slice(4));
}

async function signIn(
  talk: ReturnType<typeof dialog>,
  features: string[],
  user: string,
  password: string,
): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const mechanisms = features.find((line) => /^AUTH[ =]/i.test(line)) ?? '';
  if (/\bPLAIN\b/i.test(mechanisms)) {
    const reply = await talk(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`);
    expectCode(reply, 235, 'login');
    return;
  }
  expectCode(await talk('AUTH LOGIN'), 334, 'login');
  expectCode(await talk(base64(user)), 334, 'login');
  expectCode(await talk(base64(password)), 235, 'login');
}

function expectCode(reply: Reply, code: number, step: Step): Reply {
  if (reply.code !== code) throw new Refused(step, String(reply.code));
  return reply;
}

function connected<Socket extends net.Socket>(socket: Socket): Promise<Socket> {
  const event = socket instanceof tls.TLSSocket ? 'secureConnect' : 'connect';
  return new Promise((resolve, reject) => {
    socket.setTimeout(QUESTION_MS, () => socket.destroy(new Error('no answer')));
    socket.once(event, () => resolve(socket)).once('error', reject);
  });
}

/** Gives a function that sends a line, if it gets one, and waits for the reply to it. */
function dialog(socket: net.Socket) {
  let text = '';
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  const settle = () => {
    // The last line of a reply has a space after its number, the others a hyphen.
    const end = /^\d{3}(?: .*)?\r?\n/m.exec(text);
    if (!end || !waiting) return;
    const lines = text
      .slice(0, end.index + end[0].length)
      .trimEnd()
      .split(/\r?\n/);
    text = text.slice(end.index + end[0].length);
    waiting.resolve({ code: Number(lines.at(-1)!.slice(0, 3)), lines });
    waiting = undefined;
  };
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    if (text.length > 64 * 1024) socket.destroy(new Error('no answer'));
    settle();
  });
  socket.on('error', fail).on('close', () => fail(new Error('no answer')));
  return (line?: string) =>
    new Promise<Reply>((resolve, reject) => {
      waiting = { resolve, reject };
      if (line !== undefined) socket.write(`${line}\r\n`);
      settle();
    });
}
