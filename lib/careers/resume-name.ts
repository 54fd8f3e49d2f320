import { cleanLine } from '../text/clean-text.ts';

/** Characters that no system takes in the name of a file, that end it, or that hide its ending: marks of the writing direction. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}/\\:*?"<>|%]/gu;
/** File systems take 255 bytes for a whole name. */
const LONGEST_PART = 110;

/**
 * The name under which a resume is saved: `Ada Meier - Night porter.pdf`. Nothing in it is a path, an ending or a sign with
 * a meaning for a system, for any name that the applicant typed.
 *
 * @param path under which the resume is stored; its ending is that of the content
 */
export function resumeName(fullName: string, jobTitle: string, path: string): string {
  const ending = /\.[a-z]{3,4}$/.exec(path)?.[0] ?? '';
  const parts = [fullName, jobTitle].map(cleanPart).filter((part) => part !== '');
  return `${parts.join(' - ') || 'Resume'}${ending}`;
}

function cleanPart(typed: string): string {
  const readable = cleanLine(typed.replace(FORBIDDEN, ' '));
  // A point at an edge hides a file, or is dropped by Windows.
  return clipBytes(readable).replace(/^[\s.~-]+|[\s.-]+$/g, '');
}

/** The first whole characters that fit. */
function clipBytes(text: string): string {
  let length = 0;
  let clipped = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    length += Buffer.byteLength(segment);
    if (length > LONGEST_PART) return clipped;
    clipped += segment;
  }
  return clipped;
}
