import 'server-only';
import { createHash } from 'node:crypto';
import { paths } from '../paths.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { fetchWithin } from '../supabase/fetch.ts';
import { createPublicClient } from '../supabase/public.ts';
import { DataError } from '../supabase/read.ts';

const BUCKET = 'media';
const DUPLICATE = '409';
const NAME = /^[0-9a-f]{64}\.webp$/;
const YEAR_SECONDS = '31536000';
/** The storage says 400 of a file that is not there, with 404 in the body. */
const MISSING = [400, 404];

/**
 * Stores a picture under the hash of its content. The same picture is stored once, and none is ever replaced.
 *
 * @param client of the administrator; row-level security decides
 * @returns its address on this site
 * @throws DataError when that failed
 */
export async function storePicture(client: Client, webp: Buffer): Promise<string> {
  const name = `${createHash('sha256').update(webp).digest('hex')}.webp`;
  const { error } = await client.storage
    .from(BUCKET)
    .upload(name, webp, { contentType: 'image/webp', cacheControl: YEAR_SECONDS });
  if (error && (error as { statusCode?: string }).statusCode !== DUPLICATE)
    throw new DataError('store a picture', { code: '', message: error.message });
  return paths.media(name);
}

/**
 * The bytes of a stored picture, or null where there is none of that name.
 *
 * @throws when the storage did not answer
 */
export async function fetchPicture(name: string): Promise<ArrayBuffer | null> {
  if (!NAME.test(name)) return null;
  const address = createPublicClient().storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
  const response = await fetchWithin(budgets.readAttempt)(address);
  if (response.ok) return response.arrayBuffer();
  if (MISSING.includes(response.status)) return null;
  throw new Error(`The storage answered ${response.status}.`);
}
