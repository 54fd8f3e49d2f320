import 'server-only';
import { checkAccess } from './access.ts';
import { checkAccounts } from './accounts.ts';
import { checkCompany } from './company.ts';
import { checkFunction } from './edge-function.ts';
import { examine, type Checks } from './examine.ts';
import { checkKeys } from './keys.ts';
import type { Line } from './line.ts';
import { checkMail } from './mail.ts';
import { projectOf } from './project.ts';
import { checkSchema } from './schema.ts';
import { checkClocks } from './site.ts';
import { checkBuckets } from './storage.ts';

/** What the running site can ask with its own settings, which were checked when it started. */
const checks: Checks = {
  keys: checkKeys,
  schema: checkSchema,
  access: checkAccess,
  buckets: checkBuckets,
  accounts: checkAccounts,
  'company facts': checkCompany,
  'mail server': checkMail,
  function: checkFunction,
  clocks: checkClocks,
};

/** How long an answer is good for: some thirty questions are asked for each, in milliseconds. */
const GOOD_FOR_MS = 10 * 60 * 1000;

/** What was found, and when, in milliseconds since 1970. */
type Findings = { at: number; lines: Promise<Line[]> };

let last: Findings | undefined;

/**
 * What the checks of the doctor find that this server can ask. Asked again after ten minutes, or at once after something was
 * wrong: the one who mends it looks here. No line holds a secret or names a person.
 *
 * @returns when it was asked, as an ISO 8601 moment, what is wrong, and how many answers were right
 */
export async function findFaults(): Promise<{ at: string; wrong: Line[]; right: number }> {
  const now = Date.now();
  if (!last || now - last.at > GOOD_FOR_MS)
    last = { at: now, lines: examine(projectOf(process.env), checks) };
  const asked = last;
  const lines = await asked.lines;
  const wrong = lines.filter(({ status }) => status === 'wrong');
  if (wrong.length > 0 && last === asked) last = undefined;
  return {
    at: new Date(asked.at).toISOString(),
    wrong,
    right: lines.filter(({ status }) => status === 'right').length,
  };
}
