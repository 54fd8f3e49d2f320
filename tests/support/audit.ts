import { execFile } from 'node:child_process';

/**
 * Known holes that do not reach us, by advisory: why not, and until when that is believed. An exception that has run out
 * counts as none.
 */
const EXCEPTIONS: Readonly<Record<string, { why: string; until: string }>> = {};

const AUDIT_MS = 30_000;

type Report = {
  vulnerabilities?: Record<
    string,
    { severity: string; via: (string | { url: string; title: string })[] }
  >;
  /** npm's own words where there was no answer, or one that it cannot use. */
  message?: string;
};

/** What the registry knows of our packages, or why it was not to be learnt. */
export type Audit = { holes: string[] } | { notAsked: string };

/** Asks the registry for the advisories of every package of the lock file, those for development too. */
export async function auditPackages(): Promise<Audit> {
  const report = parse(await npmAudit());
  if (!report?.vulnerabilities) {
    // The address in npm's words is of no use to the reader, and not the same on every machine.
    const reason = report?.message?.replace(/\s*-?\s*(?:[A-Z]+ )?https?:\/\/\S+/g, '');
    return { notAsked: reason || 'the registry does not answer' };
  }
  const today = new Date().toISOString().slice(0, 10);
  const holes = Object.entries(report.vulnerabilities).flatMap(([name, { severity, via }]) =>
    via
      .filter((cause) => typeof cause === 'object')
      .filter(({ url }) => !((EXCEPTIONS[url]?.until ?? '') >= today))
      .map(({ url, title }) => `${name} (${severity}): ${title} ${url}`),
  );
  return { holes: [...new Set(holes)] };
}

/** What `npm audit` prints. It ends with 1 where it has found something and where it could not ask, alike. */
function npmAudit(): Promise<string> {
  return new Promise((resolve) => {
    const options = { timeout: AUDIT_MS, maxBuffer: 50_000_000 };
    execFile('npm', ['audit', '--json'], options, (_, stdout) => resolve(stdout));
  });
}

function parse(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
