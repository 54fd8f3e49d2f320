'use server';

import { tooMany } from '@/content/en/limits';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/contact/contact-requests';
import { contactRequestSchema } from '@/lib/contact/schema';

export const sendRequest = formAction('contact', contactRequestSchema, {
  tooMany: tooMany.contact,
  run: async (request, { isSuspectedSpam }) => {
    await sendContactRequest(request, isSuspectedSpam);
    return { email: request.email };
  },
});
