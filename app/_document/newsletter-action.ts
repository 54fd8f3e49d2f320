'use server';

import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { subscribeAddress } from '@/lib/newsletter/subscriptions';
import { newsletterSchema } from '@/lib/newsletter/schema';

export const subscribe = formAction('newsletter', newsletterSchema, {
  words: wordsIn,
  tooMany: ({ limits }) => limits.tooMany.newsletter,
  run: async ({ email }, { isSuspectedSpam, language }) => {
    await subscribeAddress(email, isSuspectedSpam, language);
    return { email };
  },
});
