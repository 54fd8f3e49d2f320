'use server';

import { tooMany } from '@/content/en/limits';
import { formAction } from '@/lib/actions/form-action';
import { sendApplication } from '@/lib/careers/job-applications';
import { jobApplicationSchema } from '@/lib/careers/application-upload';
import type { Outcome } from './_components/application-form';

export const apply = formAction('apply', jobApplicationSchema, {
  tooMany: tooMany.application,
  run: async (application, { isSuspectedSpam }): Promise<Outcome> => ({
    outcome: await sendApplication(application, isSuspectedSpam),
  }),
  isFinal: ({ outcome }) => outcome === 'received',
});
