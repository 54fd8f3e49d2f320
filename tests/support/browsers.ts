import { vi } from 'vitest';

/** A browser of a test: its cookies, and the address that it comes from. */
export type Browser = { client: string; cookies: Map<string, string> };

let current: Browser;

// The cookies and headers of the browser instead of the request's. All that reads them is the site's own code.
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-client': current.client, host: 'localhost' }),
  cookies: async () => ({
    get: (name: string) =>
      current.cookies.has(name) ? { name, value: current.cookies.get(name)! } : undefined,
    has: (name: string) => current.cookies.has(name),
    getAll: () => [...current.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, options?: { maxAge?: number }) =>
      options?.maxAge === 0 ? current.cookies.delete(name) : current.cookies.set(name, value),
    delete: (name: string) => current.cookies.delete(name),
  }),
}));

/** The work of the site after its answer. */
const later: (() => Promise<unknown>)[] = [];

vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<unknown>) => void later.push(work),
}));

export const newBrowser = (client = '192.0.2.1'): Browser => ({ client, cookies: new Map() });

/**
 * Runs something that the site does for a browser, and waits for what it does after its answer.
 *
 * @returns what it gives, or `to` where it redirects
 */
export async function from<T>(
  browser: Browser,
  run: () => Promise<T>,
): Promise<T | { to: string }> {
  current = browser;
  try {
    return await run();
  } catch (error) {
    const { digest } = error as { digest?: string };
    const [kind, , to] = digest?.split(';') ?? [];
    if (kind !== 'NEXT_REDIRECT') throw error;
    return { to: to! };
  } finally {
    await Promise.all(later.splice(0).map((work) => work()));
  }
}
