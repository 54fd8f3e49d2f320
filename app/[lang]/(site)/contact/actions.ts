'use server';

import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/contact/contact-requests';
import { contactRequestSchemaIn } from '@/lib/contact/schema';

export const sendRequest = formAction('contact', {
  words: wordsIn,
  schema: ({ messages }, language) => contactRequestSchemaIn(messages.fields, language),
  tooMany: ({ limits }) => limits.tooMany.contact,
  run: async (request, { isSuspectedSpam, language }) => {
    await sendContactRequest(request, isSuspectedSpam, language);
    return { email: request.email };
  },
});
