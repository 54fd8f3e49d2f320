'use server';

import { tooMany } from '@/content/limits';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/data/contact-requests';
import { contactRequestSchema } from '@/lib/schemas/contact-request';

export const sendRequest = formAction('contact', contactRequestSchema, {
  tooMany: tooMany.contact,
  caught: ({ email }) => ({ email }),
  run: async (request) => {
    await sendContactRequest(request);
    return { email: request.email };
  },
});
