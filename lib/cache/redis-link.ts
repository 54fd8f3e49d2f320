import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient, ErrorReply } from '@redis/client';
import { settings } from '../env.ts';
import { logEvent, logFailure } from '../log.ts';
import { cacheLimits } from './limits.ts';

type Client = ReturnType<typeof open>;

let connection: Promise<Client> | undefined;
let silentUntil = 0;
/** Null before the first answer, so that the first state is logged too. */
let isThere: boolean | null = null;
const onReturn: (() => void)[] = [];

/** Registers what is to be done each time Redis answers after it was away, and when it answers for the first time. */
export function whenRedisReturns(act: () => void): void {
  onReturn.push(act);
}

/**
 * Asks the Redis of REDIS_URL. Never throws, and takes at most cacheLimits.answer: undefined means that it is away, or
 * refused. After a silence it is left alone for cacheLimits.pause, so that not every request waits for it.
 */
export async function askRedis<T>(ask: (client: Client) => Promise<T>): Promise<T | undefined> {
  if (Date.now() < silentUntil) return undefined;
  const used = (connection ??= connect());
  try {
    const answer = await inTime(used.then(ask));
    noteAnswer();
    return answer;
  } catch (error) {
    if (error instanceof ErrorReply) noteRefusal(error);
    else noteSilence(used, error);
    return undefined;
  }
}

function open() {
  return createClient({
    url: settings().redisUrl,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: cacheLimits.answer, reconnectStrategy: false },
  });
}

async function connect(): Promise<Client> {
  const client = open();
  // Every failure is met where it is waited for; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    // Also a refused password: without a connection there is nobody who refuses.
    throw new Error(error.message, { cause: error });
  });
  client.unref();
  return client;
}

/** The promise's value, or a rejection once the time is up. A process that was busy itself looks once more. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      // Timers run before sockets are read: the answer may lie there already.
      await nextTurn();
      await nextTurn();
      reject(new Error(`no answer within ${cacheLimits.answer} ms`));
    }, cacheLimits.answer);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function noteAnswer(): void {
  if (isThere) return;
  isThere = true;
  logEvent('cache-shared');
  for (const act of onReturn) act();
}

let refusedAt = 0;

/** Redis is there and says no (no memory left, still loading): the connection is good, and others may be served. */
function noteRefusal(error: ErrorReply): void {
  if (Date.now() - refusedAt < cacheLimits.pause) return;
  refusedAt = Date.now();
  logFailure('cache-refused', error);
}

function noteSilence(used: Promise<Client>, error: unknown): void {
  // Of several requests that waited for the same connection, the first gives it up.
  if (connection !== used) return;
  connection = undefined;
  silentUntil = Date.now() + cacheLimits.pause;
  used.then((client) => client.destroy()).catch(() => undefined);
  if (isThere !== false) logFailure('cache-not-shared', error);
  isThere = false;
}
