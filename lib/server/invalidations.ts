import { createClient } from '@redis/client';
import { settings } from '../env.ts';
import { logEvent, logFailure } from '../log.ts';

/** The timeout of a Redis command, in milliseconds; requests wait for it. */
const ANSWER_MS = 200;
/** How long no command is sent after a failure, in milliseconds. */
export const PAUSE_MS = 2_000;
/** How many invalidations Redis keeps. */
const KEPT = 10_000;
/** How many of its invalidations an instance publishes again after a reconnect. */
const REPEATED = 100;

/** One stream for all builds, because they share the database. */
const LIST = 'nightdesk:invalidations';

/**
 * Applies an invalidation of another instance. `since` is null for a new one; for one from before this instance's first
 * read it is its time, in milliseconds since 1970 by the clock of Redis.
 */
type Apply = (tags: string[], since: number | null) => void;

let connection: ReturnType<typeof connect> | undefined;
let pausedUntil = 0;
let isThere: boolean | null = null;
let lastRead = '0-0';
let hasRead = false;
const own: string[][] = [];

type Client = ReturnType<typeof open>;

/** Publishes an invalidation to the other instances. Never throws: without Redis they revalidate after 30 seconds. */
export async function publish(tags: string[]): Promise<void> {
  if (!settings().redisUrl) return;
  own.push(tags);
  if (own.length > REPEATED) own.shift();
  await ask((client) => add(client, tags));
}

let reading: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Applies what other instances have invalidated; the first call applies everything in the stream. Concurrent requests share
 * a read, but a request never shares one that started before it, because it may have missed newer entries. Never throws.
 */
export function learn(apply: Apply): Promise<void> {
  if (!settings().redisUrl) return Promise.resolve();
  if (!reading) return (reading = read(apply).finally(() => (reading = undefined)));
  return (next ??= reading.then(() => {
    next = undefined;
    return learn(apply);
  }));
}

async function read(apply: Apply): Promise<void> {
  const entries = await ask((client) => client.xRange(LIST, `(${lastRead}`, '+'));
  if (!entries) return;
  for (const { id, message } of entries) {
    lastRead = id;
    apply(String(message.tags).split(' '), hasRead ? null : Number.parseInt(id));
  }
  hasRead = true;
}

function add(client: Client, tags: string[]) {
  const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } as const;
  return client.xAdd(LIST, '*', { tags: tags.join(' ') }, { TRIM });
}

/** Sends a command to Redis. Returns undefined when Redis is unavailable; after a failure no request waits for a while. */
async function ask<T>(question: (client: Client) => Promise<T>): Promise<T | undefined> {
  if (Date.now() < pausedUntil) return undefined;
  const { client, ready } = (connection ??= connect());
  try {
    const answer = await inTime(ready.then(() => question(client)));
    if (!isThere) logEvent('instances-connected');
    isThere = true;
    return answer;
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS;
    if (isThere !== false) logFailure('instances-not-connected', error);
    isThere = false;
    return undefined;
  }
}

function open() {
  return createClient({
    url: settings().redisUrl,
    disableOfflineQueue: true,
    socket: { connectTimeout: ANSWER_MS, reconnectStrategy: PAUSE_MS },
  });
}

/** Opens the connection; the client reconnects by itself. */
function connect() {
  const client = open();
  // Failures are handled where a command is awaited; an error event without a listener would end the process.
  client.on('error', () => undefined);
  const ready = new Promise<void>((resolve) => client.once('ready', () => resolve()));
  // Publishes again what Redis missed or has lost.
  client.on('ready', () => void Promise.all(own.map((tags) => add(client, tags))).catch(() => 0));
  client.connect().catch(() => undefined);
  return { client, ready };
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`no answer within ${ANSWER_MS} ms`));
    // After a busy phase of this process the reply may already be waiting in the socket.
    timer = setTimeout(() => setImmediate(() => setImmediate(refuse)), ANSWER_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
