import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '../env/env.ts';
import { logFailure } from '../log.ts';
import { z } from '../zod.ts';
import { budgets } from '../supabase/budgets.ts';
import { createServiceClient } from '../supabase/service.ts';
import type { FormToken } from './form-token.ts';

/** After this time, in seconds, a submission without an answer is given up: its server stopped. */
const LEASE_SECONDS = 60;
/** How long a submission waits for the answer of another one with the same form token, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 300;

const claimSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('claimed') }),
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('answered'), answer: z.string() }),
]);

/** What a submission may do with its form token; null: no claim could be made, the backend is away. */
type Claim = z.output<typeof claimSchema> | null;

/**
 * Does the work of a form once for each form token. A second submission with the token, later or at the same moment, gets
 * the answer of the first one, and nothing is done. A submission that failed may be repeated with its token.
 *
 * The answer is kept until the token expires, under a digest of it and encrypted with a key that is made from it: without
 * the token, which is not stored, the table says nothing.
 *
 * @param work gets the token, or none where another form has used it; a redirect is no answer that could be given again
 * @param isFinal whether an answer is kept
 * @returns the answer, or null while the first submission is still being worked on
 * @throws what the work throws
 */
export async function answerOnce<Answer extends object>(
  form: string,
  formToken: FormToken,
  work: (formToken: FormToken) => Promise<Answer>,
  isFinal: (answer: Answer) => boolean,
): Promise<Answer | null> {
  if (formToken.verdict === 'none') return work(formToken);
  const key = digestOf(`answer to ${formToken.text}`).toString('hex');
  const claim = await claimFirst(key, formToken.expires);
  if (!claim) return work(formToken);
  if (claim.state === 'pending') return null;
  if (claim.state === 'answered') {
    const answer = decrypt(claim.answer, form, formToken.text);
    return answer === null ? work({ verdict: 'none' }) : (answer as Answer);
  }
  let kept: string | null = null;
  try {
    const answer = await work(formToken);
    if (isFinal(answer)) kept = encrypt(answer, form, formToken.text);
    return answer;
  } finally {
    await settle(key, kept);
  }
}

/** Claims a token, or waits a while for the submission that has claimed it. */
async function claimFirst(key: string, expires: number): Promise<Claim> {
  const begun = performance.now();
  for (;;) {
    const claim = await claimNow(key, expires);
    if (claim?.state !== 'pending' || performance.now() - begun > LONGEST_WAIT_MS) return claim;
    await pause(PAUSE_MS);
  }
}

async function claimNow(key: string, expires: number): Promise<Claim> {
  try {
    const { data, error } = await createServiceClient(budgets.rateLimit).rpc('claim_form_token', {
      p_key: key,
      p_lease_seconds: LEASE_SECONDS,
      p_expires_at: new Date(expires).toISOString(),
    });
    if (error) throw new Error(error.message);
    return claimSchema.parse(data);
  } catch (error) {
    logFailure('form-token-not-claimed', error);
    return null;
  }
}

/** Keeps an answer, or frees the token for a repetition. Never throws: what the form did is done. */
async function settle(key: string, answer: string | null): Promise<void> {
  try {
    const { error } = await createServiceClient(budgets.rateLimit).rpc('settle_form_token', {
      p_key: key,
      p_answer: answer ?? undefined,
    });
    if (error) throw new Error(error.message);
  } catch (error) {
    logFailure('form-token-not-settled', error);
  }
}

function digestOf(text: string): Buffer {
  return createHmac('sha256', settings().formSecret).update(text).digest();
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(answer: object, form: string, token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, digestOf(`answer of ${form} to ${token}`), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** The answer that was encrypted, or null: it is another form's, or the secret was replaced. */
function decrypt(encrypted: string, form: string, token: string): object | null {
  try {
    const bytes = Buffer.from(encrypted, 'base64');
    const iv = bytes.subarray(0, IV_BYTES);
    const key = digestOf(`answer of ${form} to ${token}`);
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([opened, decipher.final()]).toString()) as object;
  } catch {
    return null;
  }
}
