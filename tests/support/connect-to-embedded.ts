import { afterAll, beforeAll, vi } from 'vitest';
import {
  takeShared,
  type EmbeddedBackend,
  type SharedBackend,
  type TestBackend,
} from './backend.ts';

/** Registers a backend for a test file or suite, from before its first test until after its last. */
export function registerBackend<Kind extends TestBackend>(start: () => Promise<Kind>): () => Kind {
  let backend: Kind;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend?.stop());
  return () => backend;
}

/** As `registerBackend`, with an embedded backend, the shared one where none is given, that also gets what the site reads and writes. */
export function connectToEmbedded(): () => SharedBackend;
export function connectToEmbedded(start: () => Promise<EmbeddedBackend>): () => EmbeddedBackend;
export function connectToEmbedded(
  start: () => Promise<SharedBackend> = takeShared,
): () => SharedBackend {
  const backend = registerBackend(start);
  beforeAll(() => {
    vi.stubEnv('SUPABASE_URL', backend().url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', backend().keys.publishable);
    vi.stubEnv('SUPABASE_SECRET_KEY', backend().keys.secret);
  });
  afterAll(() => void vi.unstubAllEnvs());
  return backend;
}
