import { uuidOf } from './fields.ts';

/** The part of the address that names an article or a position: the readable address that its owner gave it, else its id. */
export function addressKey({ id, slug }: { id: string; slug: string | null }): string {
  return slug ?? id;
}

/** The column in which a key of such an address is looked for: no slug looks like an id, the database sees to that. */
export function columnOfKey(key: string): 'id' | 'slug' {
  return uuidOf(key) ? 'id' : 'slug';
}
