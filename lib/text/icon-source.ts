/**
 * The address under which a booking system's stored icon may be shown: a path of this site, or an inline image. Gives null
 * for everything else, which the content security policy would not let be loaded.
 */
export function iconSource(stored: string | null): string | null {
  if (!stored) return null;
  return stored.startsWith('data:image/') || /^\/(?![/\\])/.test(stored) ? stored : null;
}
