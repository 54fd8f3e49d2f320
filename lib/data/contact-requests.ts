import 'server-only';
import type { ContactRequest } from '../schemas/contact-request.ts';
import { budgets } from '../supabase/budgets.ts';
import { createPublicClient } from '../supabase/public.ts';
import { contentId } from './content-id.ts';
import { DataError, isDuplicate } from './read.ts';

/**
 * Stores a request from the contact page. The same request sent again is the one that is there already.
 *
 * @throws DataError when it could not be stored
 */
export async function sendContactRequest(request: ContactRequest): Promise<void> {
  const { firstName, lastName, otherPms, ...rest } = request;
  const { error } = await createPublicClient(budgets.write)
    .from('contact_requests')
    .insert({
      id: contentId(request),
      ...rest,
      first_name: firstName,
      last_name: lastName,
      other_pms: otherPms,
    });
  if (error && !isDuplicate(error)) throw new DataError('send contact request', error);
}
