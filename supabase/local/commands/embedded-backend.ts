import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseSettings } from '../../../lib/env.ts';
import { escapeHtml } from '../../../lib/html/escape.ts';
import { imageHosts } from '../../../lib/images.ts';
import { StartError } from '../errors.ts';
import { HTML_HEADERS, htmlPage } from '../html.ts';
import { listen } from '../http.ts';
import {
  LOCAL_KEYS,
  LOCAL_MAILBOXES,
  localSettings,
  LOOPBACK,
  type LocalSettings,
} from '../settings.ts';
import { keepRunning, startProgram, type Environment } from '../processes.ts';

/** A backend that the site can run on, and the environment that makes the site use it. */
export type RunningBackend = {
  env: Environment;
  /** The embedded backend's settings, or null when a configured Supabase is used. */
  local: LocalSettings | null;
  stop: () => Promise<void>;
};

const SUPABASE_SETTINGS = [
  'SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
];

const SERVER = path.join(import.meta.dirname, '../server.ts');

/**
 * Uses the Supabase that the environment names, or else starts the embedded backend and the stub of the hosts'
 * application. Throws a StartError when a setting, a port or the data folder cannot be used.
 */
export async function startBackend(env: Environment): Promise<RunningBackend> {
  if (SUPABASE_SETTINGS.some((name) => env[name])) {
    checkSettings(env);
    return { env, local: null, stop: async () => {} };
  }
  const local = localSettings(env);
  const withBackend = {
    ...env,
    APP_URL: env.APP_URL || local.hostAppUrl,
    SUPABASE_URL: local.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    ...(env.SMTP_URL ? {} : localMail(local)),
  };
  checkSettings(withBackend);
  const stub = env.APP_URL ? null : await serveHostAppStub(local.hostAppPort, local.siteUrl);
  const server = keepRunning({
    name: 'embedded backend',
    start: () => startProgram(SERVER, [], env),
    ready: saysReady,
  });
  await server.ready;
  return {
    env: withBackend,
    local,
    stop: async () => {
      await server.stop();
      stub?.close();
      stub?.closeAllConnections();
    },
  };
}

/** Mails go to the local inbox, unless another mail server is named. */
function localMail({ mailPort, siteUrl }: LocalSettings): Environment {
  return {
    SMTP_URL: `smtp://${LOOPBACK}:${mailPort}`,
    MAIL_FROM: LOCAL_MAILBOXES.from,
    MAIL_TO: LOCAL_MAILBOXES.to,
    MAIL_SITE_URL: siteUrl,
  };
}

function checkSettings(env: Environment): void {
  try {
    parseSettings(env);
    imageHosts(env.IMAGE_HOSTS);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/**
 * Serves a page in the place of the hosts' own application, so that Login, Sign Up and Dashboard lead somewhere on the
 * local default. Every path answers 200 and is named. Close the returned server to stop it.
 */
export async function serveHostAppStub(port: number, siteUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, HTML_HEADERS);
    response.end(renderPage(request.method ?? 'GET', request.url ?? '/', siteUrl));
  });
  await listen(server, port);
  return server;
}

function renderPage(method: string, path: string, siteUrl: string): string {
  return htmlPage(
    "The hosts' application (stub) - Nightdesk",
    `<h1>The hosts' own application</h1>
<p>This page is shown in its place on the local default. The real one is a separate application; its address is the setting <code>APP_URL</code>.</p>
<p>Asked for: <code>${escapeHtml(`${method} ${path}`)}</code></p>
<p><a href="${escapeHtml(siteUrl)}/">Back to the site</a></p>`,
  );
}

/** Waits for the message by which server.ts says that it is ready. Throws a StartError with the reason why it is not. */
function saysReady(server: ReturnType<typeof startProgram>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('message', (message: { ready?: true; error?: string }) => {
      if (message.ready) resolve();
      else reject(new StartError(message.error ?? 'The embedded backend did not start.'));
    });
    server.once('exit', () =>
      reject(new StartError('The embedded backend ended while it started.')),
    );
  });
}
