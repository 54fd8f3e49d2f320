'use server';

import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { sendApplication } from '@/lib/careers/job-applications';
import { jobApplicationSchema } from '@/lib/careers/application-upload';
import type { Outcome } from './_components/application-form';

export const apply = formAction('apply', jobApplicationSchema, {
  words: wordsIn,
  tooMany: ({ limits }) => limits.tooMany.application,
  run: async (application, { isSuspectedSpam, language }): Promise<Outcome> => ({
    outcome: await sendApplication(application, isSuspectedSpam, language),
  }),
});
