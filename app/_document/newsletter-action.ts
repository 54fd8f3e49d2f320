'use server';

import { tooMany } from '@/content/en/limits';
import { formAction } from '@/lib/actions/form-action';
import { subscribeAddress } from '@/lib/newsletter/subscriptions';
import { newsletterSchema } from '@/lib/newsletter/schema';

export const subscribe = formAction('newsletter', newsletterSchema, {
  tooMany: tooMany.newsletter,
  run: async ({ email }, { isSuspectedSpam }) => {
    await subscribeAddress(email, isSuspectedSpam);
    return { email };
  },
});
