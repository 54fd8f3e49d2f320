import 'server-only';
import { updateTag } from 'next/cache';
import { tagsOfTables } from '../supabase/content-tags.ts';

/** Lets the next visitor see a change of a table. Called in a server action. */
export function expirePages({ table }: { table: string }): void {
  for (const tag of tagsOfTables([table])) updateTag(tag);
}
