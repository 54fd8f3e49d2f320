/** Writes one error as one line of JSON. Callers pass codes and paths, never row values, addresses or bodies. */
export function logError(event: string, facts: Record<string, string | number | undefined>): void {
  process.stderr.write(`${JSON.stringify({ level: 'error', event, ...facts })}\n`);
}
