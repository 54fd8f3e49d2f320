import { afterAll, beforeAll, vi } from 'vitest';
import { startEmbedded, type EmbeddedBackend } from './backend.ts';

/**
 * Registers, for a test file, an embedded backend that what the site reads and writes goes to: from before its first
 * test until after its last. The backend is what the given function returns, from the file's own hooks on.
 */
export function connectToEmbedded(): () => EmbeddedBackend {
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    backend = await startEmbedded();
    vi.stubEnv('SUPABASE_URL', backend.url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', backend.keys.publishable);
    vi.stubEnv('SUPABASE_SECRET_KEY', backend.keys.secret);
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await backend?.stop();
  });

  return () => backend;
}
