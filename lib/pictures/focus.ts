import 'server-only';
import { cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';

/** The name of an uploaded picture at the end of an address. */
const NAME = /[0-9a-f]{64}\.webp$/;

type Shown = { image_url: string | null };

/** A value of the CSS property `object-position`; null for the middle. */
type Focused = { image_focus?: string | null };

/**
 * Adds to rows which point of their pictures stays in view where these are cropped.
 *
 * @throws DataError when both attempts to read the points failed
 */
export async function addFocus<R extends Shown>(rows: readonly R[]): Promise<(R & Focused)[]> {
  const names = namesIn(rows);
  if (names.length === 0) return [...rows];
  const focuses = await readTwice('read where pictures are cropped', () =>
    createPublicClient().rpc('picture_focus', { p_paths: names }),
  );
  return rows.map((row) => {
    const focus = focuses.find(({ path }) => path === nameIn(row));
    return { ...row, image_focus: focus ? `${focus.focus_x}% ${focus.focus_y}%` : null };
  });
}

/** The same in a cached function: what it gives is kept until a picture of the library is changed. */
export function addCachedFocus<R extends Shown>(rows: readonly R[]): Promise<(R & Focused)[]> {
  if (namesIn(rows).length > 0) cacheTag(CONTENT_TAGS.pictures);
  return addFocus(rows);
}

function namesIn(rows: readonly Shown[]): string[] {
  return [...new Set(rows.flatMap((row) => nameIn(row) ?? []))];
}

function nameIn({ image_url }: Shown): string | undefined {
  return NAME.exec(image_url?.trim() ?? '')?.[0];
}
