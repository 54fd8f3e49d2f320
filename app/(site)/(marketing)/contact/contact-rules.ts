import { attachRules } from '@/components/forms/attach-rules';
import type { AttachRules } from '@/components/forms/use-lazy-rules';
import { contactRequestSchema } from '@/lib/schemas/contact-request';

/** The rules of the contact form, in a chunk of their own. */
export const attachContactRules: AttachRules = (form, onErrors) =>
  attachRules(form, contactRequestSchema, onErrors);
