/** What a line may say besides its event: nothing that a visitor typed. */
type Context = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON. */
export function logEvent(event: string, context: Context = {}): void {
  write(console.log, 'info', event, context);
}

/** Writes one line of JSON about something that somebody has to look at. */
export function logFailure(event: string, context: Context = {}): void {
  write(console.error, 'error', event, context);
}

function write(print: (line: string) => void, level: string, event: string, context: Context) {
  print(JSON.stringify({ time: new Date().toISOString(), level, event, ...context }));
}
