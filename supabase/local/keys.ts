import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError, systemErrorCode } from '../../lib/server/commands/errors.ts';
import type { Backend } from './backend.ts';
import { LOCAL_ADMINISTRATOR, type Keys } from './settings.ts';

/** The file in the data folder. A folder without it opens with the published keys. */
const FILE = 'keys.json';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** 256 bits: as long as the hash that signs with it (RFC 7518, 3.2). */
const KEY_BYTES = 32;
const PASSWORD_BYTES = 15;

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** New keys that nothing else has. */
export function randomKeys(): Keys {
  return {
    publishable: `sb_publishable_${random(KEY_BYTES)}`,
    secret: `sb_secret_${random(KEY_BYTES)}`,
    jwt: random(KEY_BYTES),
  };
}

/** The folder's own keys, or null when it has none. Throws a StartError when they cannot be read. */
export async function readKeys(folder: string): Promise<Keys | null> {
  const file = path.join(folder, FILE);
  try {
    const { publishable, secret, jwt } = JSON.parse(await readFile(file, 'utf8')) as Partial<Keys>;
    if (!publishable || !secret || !jwt) throw new Error('A key is missing.');
    await chmod(file, OWNER_ONLY);
    return { publishable, secret, jwt };
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    // The published ones in their place would open the folder to everyone.
    throw new StartError(
      `The keys in ${file} cannot be read. Bring the file back from a backup, or delete it: the next start with EMBEDDED_BACKEND=yes makes new ones.`,
    );
  }
}

/** Keeps the folder's own keys, readable by its owner only; the folder too, because the database in it is as secret. */
export async function writeKeys(folder: string, keys: Keys): Promise<void> {
  const file = path.join(folder, FILE);
  await chmod(folder, OWNER_ONLY_FOLDER);
  await writeFile(`${file}.new`, `${JSON.stringify(keys)}\n`, { mode: OWNER_ONLY });
  await rename(`${file}.new`, file);
}

/**
 * Gives every administrator with the published password a new one, and ends all sessions.
 *
 * @param announce told of each new password before it counts, so that none is lost
 */
export async function replacePublishedPasswords(
  { query }: Backend,
  announce: (email: string, password: string) => void,
): Promise<void> {
  await query('delete from auth.sessions');
  const accounts = await query<{ id: string; email: string }>(
    `select id, email from auth.users join public.profiles using (id)
     where is_admin and encrypted_password = extensions.crypt($1, encrypted_password)`,
    [LOCAL_ADMINISTRATOR.password],
  );
  for (const { id, email } of accounts) {
    const password = random(PASSWORD_BYTES);
    announce(email, password);
    await query(
      `update auth.users
       set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)), recovery_token = ''
       where id = $1`,
      [id, password],
    );
  }
}
