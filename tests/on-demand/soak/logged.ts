/**
 * What the site does without when the backend takes too long over it, so that no visitor waits or is refused
 * (lib/supabase/budgets.ts): counting a form's turn, and asking whether a job is still open.
 */
const GIVES_WAY = ['rate-limit-not-counted', 'job-lookup-failed'];

/** The lines of a log that tell of a failure. */
export function failuresIn(log: string): string[] {
  return linesOf(log).filter((line) => !gaveWay(line));
}

/** How often something was left out because the machine was crowded. The visitor got what he had asked for. */
export function gaveWayIn(log: string): number {
  return linesOf(log).filter(gaveWay).length;
}

function linesOf(log: string): string[] {
  return log.split('\n').filter((line) => line.includes('"level":"error"') || line.includes('⨯'));
}

function gaveWay(line: string): boolean {
  return line.includes('Timeout') && GIVES_WAY.some((event) => line.includes(`"event":"${event}"`));
}
