import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '../brand.ts';
import { normalizeText } from '../text/clean-text.ts';

/** Longer passwords are judged by their beginning: the estimate takes more than linear time. */
const JUDGED_CHARACTERS = 32;

/** zxcvbn's step from "very guessable" to "somewhat guessable": about a million guesses. */
const LOWEST_SCORE = 2;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is among those that are tried first: a common one, a keyboard pattern, a repetition, or the address
 * of the account (NIST SP 800-63B, 5.1.1.2). Loads a list of 2 MB at the first call, so it stays on the server.
 *
 * @param email the address of the account, where it is known
 */
export function isCommonPassword(password: string, email = ''): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = [brand.name, ...email.toLowerCase().split(/[^\p{L}\p{N}]+/u), email].filter(
    Boolean,
  );
  const judged = normalizeText(password, 'NFKC').slice(0, JUDGED_CHARACTERS);
  return estimator.check(judged, known).score < LOWEST_SCORE;
}
