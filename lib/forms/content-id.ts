import 'server-only';
import { createHash } from 'node:crypto';

/**
 * The time in which the same content counts as sent once, in milliseconds: for a double click, the back button or a
 * repetition after a lost answer. The database has the same time (private.repetition_time).
 */
export const REPETITION_MS = 10 * 60_000;

/**
 * A digest of something that a visitor sends: the same for the same content, with a script or without. Changed in
 * anything, it is another one. The database refuses a second row with it for {@link REPETITION_MS}.
 *
 * @param file its kind and its bytes, when one is sent along
 * @returns a UUID
 */
export function contentId(
  fields: object,
  file?: { kind: string; bytes: Uint8Array } | null,
): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(fields).sort()));
  if (file) hash.update(file.kind).update(file.bytes);
  const digits = hash.digest('hex');
  const variant = '89ab'[parseInt(digits.charAt(16), 16) % 4];
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, `$1-$2-4$3-${variant}$4-$5`);
}
