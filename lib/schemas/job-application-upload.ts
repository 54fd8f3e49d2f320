import { applicationFieldsSchema } from './job-application.ts';
import { holdsResume } from './resume-file-content.ts';
import { refuseResume, resumeKindOf, type ResumeKind } from './resume-file.ts';
import { uuidSchema } from './uuid.ts';
import { z } from './zod.ts';

const NOT_WHAT_IT_SAYS =
  'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.';

type Resume = { kind: ResumeKind; bytes: Uint8Array<ArrayBuffer> };

/** A file field's value: a resume whose content was looked at, or null where no file was chosen. */
const resume = z
  .unknown()
  .optional()
  .transform(async (file, context): Promise<Resume | null> => {
    if (!(file instanceof File) || isNoChoice(file)) return null;
    const kind = resumeKindOf(file.name);
    const refusal = refuseResume(file);
    if (!kind || refusal) return refuse(context, refusal ?? NOT_WHAT_IT_SAYS);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return holdsResume(bytes, kind) ? { kind, bytes } : refuse(context, NOT_WHAT_IT_SAYS);
  });

/** An application as the form sends it, file included. Parse it asynchronously; for the server only. */
export const jobApplicationSchema = applicationFieldsSchema.extend({ jobId: uuidSchema, resume });

/** An application that may be stored. */
export type JobApplication = z.output<typeof jobApplicationSchema>;

/** A browser sends an empty file field as a file without a name. */
function isNoChoice({ name, size }: File): boolean {
  return size === 0 && (name === '' || name === 'undefined' || name === 'blob');
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
