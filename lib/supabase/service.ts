import 'server-only';
import { settings } from '../env/env.ts';
import { createSecretClient } from './client.ts';

/**
 * A client with the server's own key: it bypasses row-level security and has no user, cookies or session. It is for what
 * the server itself stores and counts, never for what a visitor may read. Throws as {@link createSecretClient}.
 *
 * @param timeoutMs the longest that one call may take; by default as long as one that writes
 */
export const createServiceClient = (timeoutMs?: number) =>
  createSecretClient(settings(), timeoutMs);
