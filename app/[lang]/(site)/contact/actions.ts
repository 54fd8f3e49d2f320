'use server';

import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { sendContactRequest } from '@/lib/contact/contact-requests';
import { contactRequestSchemaIn } from '@/lib/contact/schema';

export const sendRequest = formAction('contact', contactRequestSchemaIn, {
  words: wordsIn,
  tooMany: ({ limits }) => limits.tooMany.contact,
  run: async (request, { isSuspectedSpam, language }) => {
    await sendContactRequest(request, isSuspectedSpam, language);
    return { email: request.email };
  },
});
