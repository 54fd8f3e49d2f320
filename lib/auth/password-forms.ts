import { normalizeText } from '../text/clean-text.ts';

/**
 * A password in the one form that is stored: composed (NFC), every space an ASCII one, as RFC 8265 (OpaqueString) says.
 * NIST SP 800-63B names NFKC; but keyboards type NFC, so accounts from before have it, and NFKC would make other characters
 * of it.
 */
export function normalizePassword(password: string): string {
  return normalizeText(password, 'NFC').replace(/\p{Zs}/gu, ' ');
}

/**
 * The forms in which a typed password may be stored, the likeliest first: accounts from before have theirs as
 * it was sent. Without accents and other spaces it is one.
 */
export function passwordForms(password: string): string[] {
  const composed = normalizeText(password, 'NFC');
  const forms = [normalizePassword(password), password, composed, normalizeText(password, 'NFD')];
  return [...new Set(forms)];
}
