import { paths } from '../paths.ts';

/**
 * The address of a share card. Messengers keep a picture for as long as its address stays the same, so it carries a
 * mark of what the page says: other words, another address.
 */
export function shareCardAddress(name: string, words: string): string {
  return `${paths.shareCard(name)}?v=${markOf(words)}`;
}

/** FNV-1a, 32 bits: short and stable; nothing depends on its strength. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
