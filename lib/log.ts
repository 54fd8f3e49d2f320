/** Facts that a log line may carry besides its event: never personal data. */
type Context = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON, an event with its context, to standard output. */
export function logEvent(event: string, context: Context = {}): void {
  console.log(line('info', event, context));
}

/** Writes one line of JSON about a failure to standard error; the stack stays out of it. */
export function logFailure(event: string, error: unknown, context: Context = {}): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
  console.error(line('error', event, { reason: withoutAddresses(reason), ...context }));
}

function line(level: string, event: string, context: Context): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    requestId: currentRequestId(),
    ...context,
  });
}

/** The place that lib/http/request-context.ts sets; this file goes into bundles that know no Node. */
const STORE = Symbol.for('nightdesk.request');

function currentRequestId(): string | undefined {
  const shared = globalThis as { [STORE]?: { getStore(): { requestId: string } | undefined } };
  return shared[STORE]?.getStore()?.requestId;
}

/** A service's own sentence may repeat what it was given: an e-mail address, a number to call. */
function withoutAddresses(reason: string): string {
  return reason
    .replace(/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '[e-mail]')
    .replace(/\+\d[\d ]{6,}\d/g, '[phone]');
}
