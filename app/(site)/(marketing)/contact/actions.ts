'use server';

import { tooMany } from '@/content/limits';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/data/contact-requests';
import { contactRequestSchema } from '@/lib/schemas/contact-request';

export const sendRequest = formAction('contact', contactRequestSchema, {
  tooMany: tooMany.contact,
  run: async (request, { isDoubtful }) => {
    await sendContactRequest(request, isDoubtful);
    return { email: request.email };
  },
});
