/** The kinds of file that a resume may have, with the media type that the bucket stores each under. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeKind = keyof typeof RESUME_TYPES;

/** For a file field: what its dialog offers. */
export const RESUME_ACCEPT = Object.keys(RESUME_TYPES)
  .map((kind) => `.${kind}`)
  .join(',');

const MEGABYTE = 1024 * 1024;

/** The largest resume; the bucket `resumes` holds the same limit. */
export const LARGEST_RESUME = 5 * MEGABYTE;

const WRONG_KIND = 'Please choose a PDF, DOC or DOCX file.';

/** The kind that a file's name says it has, if it may have it. */
export function resumeKindOf(name: string): ResumeKind | null {
  const extension = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(RESUME_TYPES, extension) ? (extension as ResumeKind) : null;
}

/** Why a file cannot be a resume, by its name and size, or null. What it holds is looked at by the server. */
export function refuseResume({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!resumeKindOf(name)) return WRONG_KIND;
  if (size === 0) return 'This file is empty. Please choose another one.';
  if (size <= LARGEST_RESUME) return null;
  // Rounded up, so that a file just above the limit is not said to have its size.
  const megabytes = Math.ceil((size / MEGABYTE) * 10) / 10;
  return `This file has ${megabytes} MB. Please choose one of at most 5 MB.`;
}
