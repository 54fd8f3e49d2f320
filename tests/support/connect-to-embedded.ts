import { afterAll, beforeAll, vi } from 'vitest';
import { takeShared, type SharedBackend, type TestBackend } from './backend.ts';

/** Registers a backend for a test file or suite, from before its first test until after its last. */
export function registerBackend<Kind extends TestBackend>(start: () => Promise<Kind>): () => Kind {
  let backend: Kind;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend?.stop());
  return () => backend;
}

/** Does as `registerBackend`, with an embedded backend (by default the shared one) that also gets what the site reads and writes. */
export function connectToEmbedded<Kind extends SharedBackend = SharedBackend>(
  start = takeShared as () => Promise<Kind>,
): () => Kind {
  const backend = registerBackend(start);
  beforeAll(() => {
    vi.stubEnv('SUPABASE_URL', backend().url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', backend().keys.publishable);
    vi.stubEnv('SUPABASE_SECRET_KEY', backend().keys.secret);
  });
  afterAll(() => void vi.unstubAllEnvs());
  return backend;
}
