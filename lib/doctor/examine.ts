import { reasonOf } from './ask.ts';
import { wrong, type Line } from './line.ts';
import { secretsOf, type Project } from './project.ts';

/** Checks by their subjects, in the order in which their lines are shown. */
export type Checks = Readonly<Record<string, (project: Project) => Promise<Line[]>>>;

/** Every check has its own time limits; this one ends a check that has none, in milliseconds. */
const CHECK_MS = 90_000;

/**
 * Asks a project what this site needs of it, and changes nothing. A check that fails is a line like any other.
 * No line holds a key or a password.
 */
export async function examine(project: Project, checks: Checks): Promise<Line[]> {
  const secrets = secretsOf(project);
  const hide = (text: string) =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, '[hidden]'), text);
  const lines = await Promise.all(
    Object.entries(checks).map(async ([subject, check]) => {
      try {
        return await within(CHECK_MS, check(project));
      } catch (error) {
        return [wrong(subject, `The check failed (${reasonOf(error)}).`, 'Please report it.')];
      }
    }),
  );
  return lines.flat().map((line) => ({
    ...line,
    text: hide(line.text),
    ...(line.advice && { advice: hide(line.advice) }),
  }));
}

async function within(milliseconds: number, lines: Promise<Line[]>): Promise<Line[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('no answer in time'), { name: 'TimeoutError' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([lines, late]).finally(() => clearTimeout(timer));
}

/** Lines for a terminal, and how many there are of each kind. */
export function report(lines: Line[]): string {
  const width = Math.max(...lines.map(({ subject }) => subject.length));
  const rows = lines.flatMap(({ status, subject, text, advice }) => [
    `${status.padEnd(11)}  ${subject.padEnd(width)}  ${text}`,
    ...(advice ? [`${' '.repeat(11)}  ${' '.repeat(width)}  -> ${advice}`] : []),
  ]);
  const count = (status: Line['status']) => lines.filter((line) => line.status === status).length;
  const sum = `${count('right')} right, ${count('wrong')} wrong, ${count('not checked')} not checked`;
  return [...rows, '', sum].join('\n');
}
