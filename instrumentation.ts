import type { Instrumentation } from 'next';

/** Runs once when a server starts: an invalid setting stops it with a message, and what it waits for is logged. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { settings } = await import('./lib/env/env');
  const { reportReadiness } = await import('./lib/supabase/readiness');
  const { reportUnstatedFacts } = await import('./lib/company/report-unstated');
  const checked = settings();
  // Nothing waits for these two: pages that are there are served while the backend is away.
  void reportReadiness();
  void reportUnstatedFacts(checked);
}

/** Every error that reaches the framework, as one line of the log. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { logFailure } = await import('./lib/log');
  const path = request.path.split('?')[0];
  logFailure('request-failed', error, { method: request.method, path, route: context.routePath });
};
