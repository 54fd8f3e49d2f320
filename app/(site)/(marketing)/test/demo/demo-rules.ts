import { attachRules } from '@/components/forms/attach-rules';
import type { AttachRules } from '@/components/forms/use-lazy-rules';
import { demoBookingSchema } from '@/lib/schemas/demo-booking';

/** The rules of the demo form, in a chunk of their own. */
export const attachDemoRules: AttachRules = (form, onErrors) =>
  attachRules(form, demoBookingSchema, onErrors);
