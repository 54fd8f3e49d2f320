import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../env/env.ts';
import { logFailure } from '../log.ts';
import { askSchemaVersion } from '../supabase/readiness.ts';
import { z } from '../zod.ts';

/** The moment since which a build may not know the changes of the content, by the clock of the backend. */
const positionSchema = z.object({ at: z.iso.datetime() });
export type Position = z.output<typeof positionSchema>;

/** The wait of a build for the backend, in milliseconds: beside a compiler it answers slowly. */
const ANSWER_MS = 30_000;

/** The name of the file in the folder of the build. */
const FILE = 'content-position.json';

/**
 * Notes when a build begins to read: the Date of an answer of the backend (RFC 9110, 6.6.1), because a build has no key to
 * ask for more. Without an answer nothing is noted: then the pages of the build expire when a server first reads the
 * changes. Never throws.
 *
 * @param buildFolder the folder that the build writes
 */
export async function notePosition(
  buildFolder: string,
  { supabaseUrl, supabaseKey }: Pick<Settings, 'supabaseUrl' | 'supabaseKey'>,
): Promise<void> {
  try {
    const answer = await askSchemaVersion(supabaseUrl, supabaseKey, ANSWER_MS);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const position: Position = { at: new Date(answer.headers.get('date') ?? '').toISOString() };
    await writeFile(path.join(buildFolder, FILE), JSON.stringify(position));
  } catch (error) {
    logFailure('build-without-position', error);
  }
}

/** The position of a build; null where it has none that can be read. */
export async function positionOf(buildFolder: string): Promise<Position | null> {
  try {
    const text = await readFile(path.join(buildFolder, FILE), 'utf8');
    return positionSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
