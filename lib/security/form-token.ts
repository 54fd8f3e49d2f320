import { createHmac, timingSafeEqual } from 'node:crypto';
import { SHORTEST_FILLING_MS } from '../form-guard.ts';

/** A form may stay open overnight. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * What a form token says of its sender: `fast` is a machine; `none` a form without a form token of ours (no JavaScript, one that
 * is too old, one that is made up), of which nothing can be said.
 */
export type FormTokenVerdict = 'fine' | 'fast' | 'none';

/** A form token that says when a form was first touched: the time, and a signature that only this site can make. */
export function issueFormToken(secret: string, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(time, secret)}`;
}

/** @param tolerance how many times as fast as a person a form may be filled in; tests do */
export function checkFormToken(
  formToken: unknown,
  secret: string,
  tolerance = 1,
  now = Date.now(),
): FormTokenVerdict {
  const [, time, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(String(formToken)) ?? [];
  if (!time || !signature || !isSame(signature, signatureOf(time, secret))) return 'none';
  const age = now - parseInt(time, 36);
  if (age > LONGEST_MS) return 'none';
  return age < SHORTEST_FILLING_MS / tolerance ? 'fast' : 'fine';
}

function signatureOf(time: string, secret: string): string {
  return createHmac('sha256', secret).update(`form token ${time}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
