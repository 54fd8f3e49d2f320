'use server';

import { randomUUID } from 'node:crypto';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/data/contact-requests';
import { contactRequestSchema } from '@/lib/schemas/contact-request';

export const sendRequest = formAction('contact', contactRequestSchema, async (request) => {
  await sendContactRequest({ ...request, id: request.id ?? randomUUID() });
  return { email: request.email };
});
