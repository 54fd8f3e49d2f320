import { uuidSchema, type Sentences } from '../forms/fields.ts';
import type { Language } from '../languages/languages.ts';
import { applicationFieldsSchemaIn } from './application-schema.ts';
import { resumeKind } from './resume-content.ts';
import { refuseResume, type ResumeKind } from './resume-file.ts';
import { z } from '../zod.ts';

type Resume = { kind: ResumeKind; bytes: Uint8Array<ArrayBuffer> };

/** A file field's value: a resume after a look at its content, or null where no file was chosen. */
const resumeIn = (say: Sentences, language: Language) =>
  z
    .unknown()
    .optional()
    .transform(async (file, context): Promise<Resume | null> => {
      if (!(file instanceof File) || isNoChoice(file)) return null;
      const refusal = refuseResume(file, say, language);
      if (refusal) return refuse(context, refusal);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const kind = await resumeKind(bytes, file.name);
      return kind ? { kind, bytes } : refuse(context, say.resumeOfOtherContent);
    });

/** An application as the form sends it, file included. Parse it asynchronously; for the server only. */
export const jobApplicationSchemaIn = (say: Sentences, language: Language) =>
  applicationFieldsSchemaIn(say).extend({ jobId: uuidSchema, resume: resumeIn(say, language) });

/** An application that may be stored. */
export type JobApplication = z.output<ReturnType<typeof jobApplicationSchemaIn>>;

/** A browser sends an empty file field as a file without a name. */
function isNoChoice({ name, size }: File): boolean {
  return size === 0 && (name === '' || name === 'undefined' || name === 'blob');
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
