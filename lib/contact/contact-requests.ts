import 'server-only';
import type { ContactRequest } from './schema.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { budgets } from '../supabase/budgets.ts';
import { createServiceClient } from '../supabase/service.ts';
import { contentId } from '../forms/content-id.ts';
import { DataError, isDuplicate } from '../supabase/read.ts';

/**
 * Stores a request from the contact page. The same request sent again within minutes is the one that is there already.
 * @param isSuspectedSpam a machine seems to have sent it
 * @param language of the page with the form, and of the receipt
 * @throws DataError when it could not be stored
 */
export async function sendContactRequest(
  request: ContactRequest,
  isSuspectedSpam: boolean,
  language: Language = defaultLanguage,
): Promise<void> {
  const { firstName, lastName, otherPms, ...rest } = request;
  const { error } = await createServiceClient(budgets.write)
    .from('contact_requests')
    .insert({
      content_id: contentId(request),
      ...rest,
      first_name: firstName,
      last_name: lastName,
      other_pms: otherPms,
      is_suspected_spam: isSuspectedSpam,
      language,
    });
  if (error && !isDuplicate(error)) throw new DataError('send contact request', error);
}
