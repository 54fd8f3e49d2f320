import { createHmac, randomBytes } from 'node:crypto';
import { SHORTEST_FILLING_MS } from './form-guard.ts';
import { isSameSecret } from './is-same-secret.ts';

/** A form may stay open overnight. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * The verdict of a form token on its sender. `fast` is a machine; `none` a form without a form token of ours (no
 * JavaScript, one that is too old, one that is made up), of which nothing can be said. `issuedTo` is a digest of the
 * client that fetched it.
 */
type FormToken = { verdict: 'none' } | { verdict: 'fine' | 'fast'; issuedTo: string };

/**
 * A form token: when a form was first touched, which client fetched it, and a signature that only this site can make. No
 * two are equal.
 */
export function issueFormToken(secret: string, client: string, now = Date.now()): string {
  const facts = `${now.toString(36)}.${clientDigest(secret, client)}.${randomBytes(16).toString('base64url')}`;
  return `${facts}.${signatureOf(facts, secret)}`;
}

/** Stands in a form token for a client's address. */
export function clientDigest(secret: string, client: string): string {
  const digest = createHmac('sha256', secret).update(`form token for ${client}`).digest();
  return digest.subarray(0, 16).toString('base64url');
}

const FORM_TOKEN = /^(([0-9a-z]{1,10})\.([\w-]{22})\.[\w-]{22})\.([\w-]{43})$/;

/** @param tolerance how many times as fast as a person a form may be filled in; tests do */
export function checkFormToken(
  sent: unknown,
  secret: string,
  tolerance = 1,
  now = Date.now(),
): FormToken {
  const [, facts, time, issuedTo, signature] = FORM_TOKEN.exec(String(sent)) ?? [];
  if (!facts || !time || !issuedTo || !signature) return { verdict: 'none' };
  if (!isSameSecret(signature, signatureOf(facts, secret))) return { verdict: 'none' };
  const age = now - parseInt(time, 36);
  if (age > LONGEST_MS) return { verdict: 'none' };
  const verdict = age < SHORTEST_FILLING_MS / tolerance ? 'fast' : 'fine';
  return { verdict, issuedTo };
}

function signatureOf(facts: string, secret: string): string {
  return createHmac('sha256', secret).update(`form token ${facts}`).digest('base64url');
}
