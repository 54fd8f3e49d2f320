import { setTimeout as pause } from 'node:timers/promises';

/**
 * Gives the promise's value, or rejects after the timeout, with the code ETIMEDOUT. The work behind the promise is not
 * cancelled.
 */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const late = pause(milliseconds, undefined, { ref: false }).then((): never => {
    const error = new Error(`no answer within ${milliseconds} ms`);
    throw Object.assign(error, { code: 'ETIMEDOUT' });
  });
  return Promise.race([promise, late]);
}
