import { uuidSchema } from '../forms/fields.ts';
import { applicationFieldsSchema } from './application-schema.ts';
import { judgeResume } from './resume-content.ts';
import { refuseResume, type ResumeKind } from './resume-file.ts';
import { z } from '../zod.ts';

type Resume = { kind: ResumeKind; bytes: Uint8Array<ArrayBuffer> };

/** A file field's value: a resume after a look at its content, or null where no file was chosen. */
const resume = z
  .unknown()
  .optional()
  .transform(async (file, context): Promise<Resume | null> => {
    if (!(file instanceof File) || isNoChoice(file)) return null;
    const refusal = refuseResume(file);
    if (refusal) return refuse(context, refusal);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = await judgeResume(bytes, file.name);
    return 'refusal' in content ? refuse(context, content.refusal) : { kind: content.kind, bytes };
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
