import 'server-only';
import { projectChecks } from './checks.ts';
import { examine, type Line } from './examine.ts';
import { projectOf } from './project.ts';

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
    last = { at: now, lines: examine(projectOf(process.env), projectChecks) };
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
