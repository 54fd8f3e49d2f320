import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { RESP_TYPES } from '@redis/client';
import { logFailure } from '../log.ts';
import { cacheLimits } from './limits.ts';
import { askRedis } from './redis-link.ts';

type Kind = 'page' | 'data';

let build: string | undefined;

/** Entries of two builds must never meet: code and markup differ, under the same keys. */
function addressOf(kind: Kind, key: string): string {
  build ??= readFileSync(path.join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
  return `nightdesk:${build}:${kind}:${createHash('sha256').update(key).digest('base64url')}`;
}

/** The entry that some instance of this build has stored, or undefined when there is none, or Redis is away. */
export async function readEntry<T>(kind: Kind, key: string): Promise<T | undefined> {
  const bytes = await askRedis((client) =>
    client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(addressOf(kind, key)),
  );
  try {
    return bytes ? (deserialize(bytes) as T) : undefined;
  } catch (error) {
    logFailure('cache-entry-unreadable', error);
    return undefined;
  }
}

/** Stores an entry for all instances of this build; one beyond cacheLimits.entryBytes stays with its instance. */
export async function writeEntry(kind: Kind, key: string, entry: object): Promise<void> {
  const bytes = serialize(entry);
  if (bytes.length > cacheLimits.entryBytes) return;
  const expiration = { type: 'EX', value: cacheLimits.entrySeconds } as const;
  await askRedis((client) => client.set(addressOf(kind, key), bytes, { expiration }));
}
