import type { PgliteConnection } from '@supabase/lite/pglite';

type DatabaseError = { code?: unknown; message?: string; detail?: string; hint?: string };

/** Violations that lite answers as PostgREST does. */
const ANSWERED_BY_LITE = new Set(['23502', '23503', '23505']);

/** Makes lite answer the errors it knows no status for (23514, 23P01, 54000, P0001, ...) as PostgREST does, not as a bare 500. */
export function withHostedErrors(connection: PgliteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error) as DatabaseError;
    return asHostedError(normalized) ?? normalized;
  };
}

function asHostedError({ code, message, detail, hint }: DatabaseError): Error | null {
  const status = typeof code === 'string' ? hostedStatus(code) : null;
  if (!status) return null;
  // lite lets an error of code PGRST choose status and body, as `raise sqlstate 'PGRST'` does in PostgREST
  const body = { code, message, details: detail ?? null, hint: hint ?? null };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

function hostedStatus(code: string): number | null {
  if (ANSWERED_BY_LITE.has(code)) return null;
  if (code === 'P0001' || code.startsWith('23') || code.startsWith('0A')) return 400;
  if (code.startsWith('54')) return 413;
  if (code.startsWith('P0')) return 500;
  return null;
}
