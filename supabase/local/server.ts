import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { BackendMessage } from '../../lib/server/commands/backend.ts';
import { refusePublicAddress } from '../../lib/server/commands/embedded-backend.ts';
import { StartError } from '../../lib/server/commands/errors.ts';
import { listen } from '../../lib/server/commands/ports.ts';
import type { Environment } from '../../lib/server/commands/processes.ts';
import { AUTH_CONDITIONS, type AuthCondition } from './auth-conditions.ts';
import type { Backend } from './backend.ts';
import { openDataFolder } from './data-backend.ts';
import { copyDataFolder, ensureFolder, lockFolder } from './data-folder.ts';
import { createFunctions, type Functions } from './functions.ts';
import { serveHostAppStub } from './host-app-stub.ts';
import { respond, type Answer } from './http.ts';
import { answerInbox, type Inbox } from './inbox.ts';
import { logError } from './log.ts';
import {
  LOCAL_ADMINISTRATOR,
  LOCAL_KEYS,
  localSettings,
  siteEnvironment,
  type Keys,
  type LocalSettings,
} from './settings.ts';

/**
 * Runs the embedded backend until `stop` is called, and gives the message for the parent. The ports are bound before the
 * folder is touched. After an error the process has to end, which releases the folder.
 */
async function run(env: Environment) {
  refusePublicAddress(env);
  const settings = localSettings(env);
  let answer: Answer = notReady;
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing, settings, (request, peer) => answer(request, peer));
  });
  await listen(server, settings.backendPort);
  const stub = env.APP_URL ? null : await serveHostAppStub(settings.hostAppPort, settings.siteUrl);
  const closeMail = await serveMail(settings.mailPort, () => backend.inbox);

  await ensureFolder(settings.dataFolder);
  const unlock = await lockFolder(settings.dataFolder);
  const opened = await openDataFolder(settings);
  const { keys } = opened;
  let { backend } = opened;
  const functions = createFunctions(settings, keys);
  /** Goes on with a copy of another data folder, as a process that was started on it. */
  const putBack = async (folder: string) => {
    await backend.close();
    await copyDataFolder(folder, settings.dataFolder);
    ({ backend } = await openDataFolder(settings));
  };
  answer = gateway(() => backend, functions, settings.isTestControlled ? putBack : null);

  const stop = async () => {
    answer = notReady;
    server.close();
    server.closeIdleConnections();
    stub?.close();
    stub?.closeAllConnections();
    await closeMail();
    await functions.close();
    await backend.close();
    await unlock();
  };
  return { message: messageOf(settings, keys, env), stop };
}

const LARGEST_MAIL = 1024 * 1024;

/**
 * Takes mails over SMTP and keeps them in the inbox, on this machine only: the place of a mail server.
 *
 * @returns how to stop it
 * @throws a StartError if the port cannot be had
 */
async function serveMail(port: number, inbox: () => Inbox): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: LARGEST_MAIL,
    rejectOversized: true,
    onData(stream, { envelope }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((raw) => keepMail(raw, recipients, inbox()))
        .then(() => callback(), callback);
    },
  });
  server.on('error', (error: Error) => logError('mail-server-failed', { reason: error.message }));
  await listen(server.server, port);
  return () => new Promise((resolve) => server.close(resolve));
}

async function keepMail(raw: string, recipients: string[], inbox: Inbox): Promise<void> {
  const { subject = '', html, text, headers } = await PostalMime.parse(raw);
  const named = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  for (const to of recipients) await inbox.send({ to, subject, html, text, headers: named });
}

/** The answer until the services are there, and again once they close. */
async function notReady(): Promise<Response> {
  const message = 'The backend is starting.';
  return Response.json({ message }, { status: 503, headers: { 'retry-after': '1' } });
}

/** Leads each path to its service. `putBack` is there where a test controls the backend. */
function gateway(
  current: () => Backend,
  functions: Functions,
  putBack: ((folder: string) => Promise<void>) | null,
): Answer {
  return async (request, peer) => {
    const url = new URL(request.url);
    const backend = current();
    const isToldByTest = putBack && request.method === 'PUT';
    if (/^\/_local\/inbox(\.json)?$/.test(url.pathname)) return answerInbox(url, backend.inbox);
    if (isToldByTest && url.pathname === '/_local/auth-condition')
      return setAuthCondition(await request.text(), backend);
    if (isToldByTest && url.pathname === '/_local/data-folder') {
      await putBack(await request.text());
      return new Response(null, { status: 204 });
    }
    if (url.pathname.startsWith('/functions/v1/')) return functions.fetch(request);
    if (/^\/(rest|auth|storage)\/v1(\/|$)/.test(url.pathname)) return backend.fetch(request, peer);
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
}

/** @param condition a name, or nothing for the service as it is */
function setAuthCondition(condition: string, backend: Backend): Response {
  if (!['', 'mail-slow', ...Object.keys(AUTH_CONDITIONS)].includes(condition))
    return Response.json({ message: 'There is no such condition.' }, { status: 400 });
  backend.setAuthCondition((condition || null) as AuthCondition | null);
  return new Response(null, { status: 204 });
}

/** The facts that the site and its newcomer need of a backend that runs. */
function messageOf(settings: LocalSettings, keys: Keys, env: Environment): BackendMessage {
  const { backendUrl, siteUrl } = settings;
  const { email, password } = LOCAL_ADMINISTRATOR;
  const signIn = keys === LOCAL_KEYS ? `${email} / ${password}` : email;
  return {
    ready: true,
    env: siteEnvironment(settings, keys, env),
    addresses: [
      ['Publishable key', keys.publishable],
      ['Inbox', `${backendUrl}/_local/inbox`],
      ['Administrator', `${signIn}  (sign in at ${siteUrl}/auth)`],
    ],
  };
}

/** Tells the parent, or without one the terminal, why the backend does not run. */
function reportFailure(error: unknown): void {
  const message = error instanceof StartError ? error.message : String((error as Error).stack);
  if (process.send) process.send({ error: message }, () => process.exit(1));
  else {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

async function main(): Promise<void> {
  // ends at once while starting; replaced below by a clean stop
  let stop: () => Promise<void> = async () => undefined;
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), reportFailure);
  };
  // `disconnect`: the parent is gone, however it ended
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce).on('disconnect', stopOnce);
  const running = await run(process.env);
  stop = running.stop;
  process.send?.(running.message);
}

main().catch(reportFailure);
