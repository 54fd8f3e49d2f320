const LONGEST_SLUG = 100;

/** Whether a part of an address can be the slug of a stored page: words of small letters and digits, joined by hyphens. */
export function isSlug(value: string): boolean {
  return value.length <= LONGEST_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}
