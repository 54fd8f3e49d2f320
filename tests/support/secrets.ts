import { readFile } from 'node:fs/promises';

/** What keys look like whose form is known. */
const PATTERNS: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\bsb_secret_[A-Za-z0-9_-]{20,}/,
  /\bsbp_[a-f0-9]{40}\b/,
  /\bey[A-Za-z0-9_-]{15,}\.ey[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{20,}/,
  /\b(?:ghp|gho|ghs|ghu)_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{50,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bsk_live_[A-Za-z0-9]{20,}|\bxox[abpr]-[A-Za-z0-9-]{20,}|\bAIza[\w-]{35}\b/,
  /\b(?:postgres(?:ql)?|mysql|redis|mongodb):\/\/[^\s:@'"]+:[^\s@'"]+@(?!localhost|127\.0\.0\.1)/,
];

/** A word that is given a random-looking value: `token = 'x9...'`. */
const NAMED =
  /(?:secret|token|passw(?:or)?d|api[-_]?key|private[-_]?key)["']?\s*[:=]\s*["'`]([^\s"'`]{20,})["'`]/gi;
/** Bits for each letter; words and sentences stay below, keys above. */
const RANDOM = 4;

/** Worthless on purpose, or a form without a value. The keys of the local stand open nothing but it. */
const HARMLESS = [/local[-_]nightdesk/, /0{8}|x{8}|\.{3}/];
const SKIPPED = /(?:^|\/)package-lock\.json$|\.(?:png|jpe?g|webp|avif|ico|woff2?|pdf|docx?|br|gz)$/;

/** Looks for secrets in files; gives file and line of each, never the secret. */
export async function findSecrets(files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files.filter((name) => !SKIPPED.test(name))) {
    const text = await readFile(file, 'utf8').catch(() => '');
    text.split('\n').forEach((line, index) => {
      if (holdsSecret(line)) found.push(`${file}:${index + 1}`);
    });
  }
  return found;
}

/** Whether a line holds what looks like a secret. */
export function holdsSecret(line: string): boolean {
  const matches = PATTERNS.map((pattern) => pattern.exec(line)?.[0]);
  const named = [...line.matchAll(NAMED)].map(([, value = '']) => value);
  const suspects = [...matches, ...named.filter((value) => entropyOf(value) >= RANDOM)];
  return suspects.some(
    (text) => text !== undefined && !HARMLESS.some((harmless) => harmless.test(text)),
  );
}

function entropyOf(text: string): number {
  const letters = [...text];
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) {
    const share = count / letters.length;
    bits -= share * Math.log2(share);
  }
  return bits;
}
