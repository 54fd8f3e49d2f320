'use server';

import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { sendApplication } from '@/lib/careers/job-applications';
import { jobApplicationSchemaIn } from '@/lib/careers/application-upload';
import type { Outcome } from './_components/application-form';

export const apply = formAction('apply', {
  words: wordsIn,
  schema: ({ messages }, language) => jobApplicationSchemaIn(messages.fields, language),
  tooMany: ({ limits }) => limits.tooMany.application,
  run: async (application, { isSuspectedSpam, language }): Promise<Outcome> => ({
    outcome: await sendApplication(application, isSuspectedSpam, language),
  }),
});
