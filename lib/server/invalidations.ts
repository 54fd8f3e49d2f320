import { createClient } from '@redis/client';
import { settings } from '../env.ts';
import { logEvent, logFailure } from '../log.ts';

/** How long one question to Redis may take, in milliseconds; a request waits for it. */
const ANSWER_MS = 200;
/** How long Redis is left alone after it has not answered, in milliseconds. */
export const PAUSE_MS = 2_000;
/** How many invalidations Redis keeps for instances that have not asked for a while. */
const KEPT = 10_000;
/** How many of its own invalidations an instance tells again when Redis comes back. */
const REPEATED = 100;

/** One list for every build: all of them read the same database. */
const LIST = 'nightdesk:invalidations';

/**
 * Takes over what another instance has invalidated. `since` is null for what has just happened; for what had happened
 * before this instance first asked it is when, in milliseconds since 1970 by the clock of Redis.
 */
type Apply = (tags: string[], since: number | null) => void;

let connection: ReturnType<typeof connect> | undefined;
let pausedUntil = 0;
let isThere: boolean | null = null;
let lastRead = '0-0';
let hasRead = false;
const own: string[][] = [];

type Client = ReturnType<typeof open>;

/** Tells the other instances, if there are any. Never throws: they have the change 30 seconds later by themselves. */
export async function publish(tags: string[]): Promise<void> {
  if (!settings().redisUrl) return;
  own.push(tags);
  if (own.length > REPEATED) own.shift();
  await ask((client) => add(client, tags));
}

let reading: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Takes over what other instances have invalidated until now; at the first call, everything that Redis still knows. Many
 * requests share one reading, but nobody one that had begun before: it may have missed what happened since. Never throws.
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

/** Asks Redis; undefined means that it is away. After a silence it is left alone, so that not every request waits. */
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

/** Opens the connection; the client opens it again by itself whenever it is lost. */
function connect() {
  const client = open();
  // Every failure is met where an answer is waited for; without a listener it would end the process.
  client.on('error', () => undefined);
  const ready = new Promise<void>((resolve) => client.once('ready', () => resolve()));
  // What was said while Redis was away, or is lost with its memory, is said again.
  client.on('ready', () => void Promise.all(own.map((tags) => add(client, tags))).catch(() => 0));
  client.connect().catch(() => undefined);
  return { client, ready };
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`no answer within ${ANSWER_MS} ms`));
    // A process that was busy itself reads its sockets once more.
    timer = setTimeout(() => setImmediate(() => setImmediate(refuse)), ANSWER_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
