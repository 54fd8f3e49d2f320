'use server';

import { tooMany } from '@/content/limits';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/data/contact-requests';
import { contactRequestSchema } from '@/lib/schemas/contact-request';

export const sendRequest = formAction('contact', contactRequestSchema, {
  tooMany: tooMany.contact,
  run: async (request, { isSuspectedSpam }) => {
    await sendContactRequest(request, isSuspectedSpam);
    return { email: request.email };
  },
});
