import 'server-only';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { logFailure } from '../log.ts';
import { paths } from '../paths.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { fetchWithin } from '../supabase/fetch.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, DataError, isDuplicate } from '../supabase/read.ts';
import { createServiceClient } from '../supabase/service.ts';
import { firstCharacters } from '../text/characters.ts';
import { cleanLine } from '../text/clean-text.ts';

const BUCKET = 'media';
const YEAR_SECONDS = '31536000';
/** The storage says 400 of a file that is not there, with 404 in the body. */
const MISSING = [400, 404];

/** The longest name of a file that is kept, in characters. */
const LONGEST_NAME = 200;

/** A file that is fit to be stored, and what it was called. */
type NewPicture = { webp: Buffer; width: number; height: number; name: string };

/**
 * Stores a picture under the hash of its content, and adds it to the library. The server stores the file, since only it has
 * judged the content; under one name there is ever the same one.
 *
 * @param client of the administrator; row-level security decides about the library
 * @returns its address on this site
 * @throws DataError when that failed; the same upload repeats what is missing
 */
export async function storePicture(
  client: Client,
  { webp, width, height, name }: NewPicture,
): Promise<string> {
  const path = `${createHash('sha256').update(webp).digest('hex')}.webp`;
  const file = { contentType: 'image/webp', cacheControl: YEAR_SECONDS, upsert: true };
  const { error } = await createServiceClient(budgets.upload)
    .storage.from(BUCKET)
    .upload(path, webp, file);
  if (error) throw new DataError('store a picture', { code: '', message: error.message });
  const known = {
    path,
    name: firstCharacters(cleanLine(name), LONGEST_NAME),
    width,
    height,
    bytes: webp.length,
  };
  try {
    await call('add a picture to the library', client.from('pictures').insert(known));
  } catch (failure) {
    if (!(failure instanceof DataError) || !isDuplicate(failure)) throw failure;
  }
  return paths.media(path);
}

/**
 * Fills in the size of pictures that were uploaded before there was a library. Never throws: what fails is tried again
 * when the pictures are read again.
 *
 * @param names their files in the bucket
 */
export async function measurePictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      const bytes = await fetchPicture(name);
      if (!bytes) continue;
      const { width, height } = await sharp(bytes).metadata();
      const size = { width, height, bytes: bytes.byteLength };
      const update = createServiceClient().from('pictures').update(size).eq('path', name);
      await call('store the size of a picture', update);
    } catch (failure) {
      logFailure('picture-not-measured', failure);
    }
  }
}

/**
 * The bytes of a stored picture, or null where there is none of that name.
 *
 * @throws when the storage did not answer
 */
export async function fetchPicture(name: string): Promise<ArrayBuffer | null> {
  if (!/^[0-9a-f]{64}\.webp$/.test(name)) return null;
  const address = createPublicClient().storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
  const response = await fetchWithin(budgets.readAttempt)(address);
  if (response.ok) return response.arrayBuffer();
  if (MISSING.includes(response.status)) return null;
  throw new Error(`The storage answered ${response.status}.`);
}
