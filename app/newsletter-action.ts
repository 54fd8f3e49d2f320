'use server';

import { formAction } from '@/lib/actions/form-action';
import { subscribeAddress } from '@/lib/data/newsletter-subscriptions';
import { newsletterSchema } from '@/lib/schemas/newsletter';

export const subscribe = formAction('newsletter', newsletterSchema, async ({ email }) => {
  await subscribeAddress(email);
  return { email };
});
