import { NotChecked, secretsOf, type Project } from './project.ts';

/** The result of a check, and the advice on it. Neither holds a key, a password or an address of a person. */
type Finding = { status: 'right' | 'wrong' | 'not checked'; text: string; advice?: string };

/** A finding with its subject, as it is shown. */
export type Line = Finding & { subject: string };

export const right = (text: string): Finding => ({ status: 'right', text });
export const wrong = (text: string, advice: string): Finding => ({ status: 'wrong', text, advice });
export const notChecked = (text: string, advice?: string): Finding => ({
  status: 'not checked',
  text,
  advice,
});

/** Asks one thing. What it throws is a finding too: see {@link NotChecked}; any other error means that no answer came. */
export type Check = (project: Project) => Promise<Finding | Finding[]>;

/** Checks by their subjects, in the order in which their lines are shown. */
export type Checks = Readonly<Record<string, Check>>;

/** Asks a project what this site needs of it, and changes nothing. No line holds a key or a password. */
export async function examine(project: Project, checks: Checks): Promise<Line[]> {
  const secrets = secretsOf(project);
  const hide = (text: string) =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, '[hidden]'), text);
  const lines = await Promise.all(
    Object.entries(checks).map(async ([subject, check]) => {
      const found = await check(project).catch((error: unknown) =>
        notChecked(
          error instanceof NotChecked ? error.message : `It gives no answer (${reasonOf(error)}).`,
        ),
      );
      return [found].flat().map((finding) => ({ subject, ...finding }));
    }),
  );
  return lines.flat().map((line) => ({
    ...line,
    text: hide(line.text),
    advice: line.advice && hide(line.advice),
  }));
}

/** The reason for a missing answer, in one word: never the sentence of a server, which may repeat what it was told. */
export function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'no answer in time';
  if (cause instanceof Error) return reasonOf(cause);
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return typeof name === 'string' && /^\w{6,40}$/.test(name) ? name : 'no answer';
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
