import type { Sentences } from '../forms/fields.ts';
import type { Language } from '../languages/languages.ts';
import { fillIn } from '../text/fill-in.ts';

/** The sentence on a job page to which a browser without JavaScript is sent back with too large a file. */
export const RESUME_TOO_LARGE = 'resume-too-large';

/** The kinds of file that a resume may have, with the media type that the bucket stores each under. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeKind = keyof typeof RESUME_TYPES;

/** The types of file that the dialog of the field offers. */
export const RESUME_ACCEPT = Object.keys(RESUME_TYPES)
  .map((kind) => `.${kind}`)
  .join(',');

const MEGABYTE = 1024 * 1024;

/** The largest resume; the bucket `resumes` holds the same limit. */
export const LARGEST_RESUME = 5 * MEGABYTE;

/** The largest application, its file and its texts, in bytes: `bodySizeLimit` in next.config.ts. */
export const LARGEST_APPLICATION = 6 * MEGABYTE;

// The part behind the last dot of a name, unless it is the rest of a sentence or a number ("Dr. Meier", "CV 25.11.2026").
const EXTENSION = /\.([a-z][a-z0-9]*)[\s\0/\\]*$/i;

/** Whether a file's name lets it be a resume. One without an ending is judged by its content alone. */
function isNamedLikeResume(name: string): boolean {
  const [ending, extension = ''] = EXTENSION.exec(name) ?? [];
  if (ending === undefined) return true;
  return ending === `.${extension}` && Object.hasOwn(RESUME_TYPES, extension.toLowerCase());
}

/** The reason why a file cannot be a resume, by its name and size, or null. The server judges its content. */
export function refuseResume(
  { name, size }: Pick<File, 'name' | 'size'>,
  say: Sentences,
  language: Language,
): string | null {
  if (!isNamedLikeResume(name)) return say.resumeOfOtherKind;
  if (size === 0) return say.resumeEmpty;
  if (size <= LARGEST_RESUME) return null;
  // The number is rounded up: a file just above the limit must not be said to have its size.
  const megabytes = Math.ceil((size / MEGABYTE) * 10) / 10;
  const written = megabytes.toLocaleString(language, { useGrouping: false });
  return fillIn(say.resumeTooLarge, { size: written });
}

/** The reason why a chosen file can no longer be sent, or null. Browsers refuse to read one that changed after it was chosen. */
export async function refuseChangedFile(file: File, say: Sentences): Promise<string | null> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return fillIn(say.resumeChanged, { file: file.name });
  }
}
