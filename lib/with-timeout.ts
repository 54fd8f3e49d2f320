import { setTimeout as pause } from 'node:timers/promises';

/** Gives the promise's value, or rejects after the timeout. The work behind the promise is not cancelled. */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const late = pause(milliseconds, undefined, { ref: false }).then((): never => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  return Promise.race([promise, late]);
}
