import { AsyncLocalStorage } from 'node:async_hooks';

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const insideLite = new AsyncLocalStorage<true>();
let installed = false;

/**
 * Runs a task of @supabase/lite without its console output: it prints every database error in full, with the values of
 * the row in it. What matters is logged by the caller, without personal data.
 */
export function quietly<Result>(task: () => Promise<Result>): Promise<Result> {
  installOnce();
  return insideLite.run(true, task);
}

function installOnce(): void {
  if (installed) return;
  installed = true;
  for (const method of METHODS) {
    const original = console[method];
    console[method] = (...values: unknown[]) => {
      if (!insideLite.getStore()) original(...values);
    };
  }
}
