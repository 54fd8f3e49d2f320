import { attachRules } from '@/components/forms/attach-rules';
import type { AttachRules } from '@/components/forms/use-lazy-rules';
import { applicationFieldsSchema } from '@/lib/schemas/job-application';

/** The rules of the application form, in a chunk of their own. */
export const attachApplicationRules: AttachRules = (form, onErrors) =>
  attachRules(form, applicationFieldsSchema, onErrors);
