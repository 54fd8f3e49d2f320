'use server';

import { formAction } from '@/lib/actions/form-action';
import { sendApplication } from '@/lib/data/job-applications';
import { jobApplicationSchema } from '@/lib/schemas/job-application-upload';

export const apply = formAction('apply', jobApplicationSchema, async (application) => ({
  outcome: await sendApplication(application),
}));
