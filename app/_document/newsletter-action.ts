'use server';

import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { subscribeAddress } from '@/lib/newsletter/subscriptions';
import { newsletterSchemaIn } from '@/lib/newsletter/schema';

export const subscribe = formAction('newsletter', {
  words: wordsIn,
  schema: ({ messages }) => newsletterSchemaIn(messages.fields),
  tooMany: ({ limits }) => limits.tooMany.newsletter,
  run: async ({ email }, { isSuspectedSpam, language }) => {
    await subscribeAddress(email, isSuspectedSpam, language);
    return { email };
  },
});
