import 'server-only';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { currentAccess } from '../auth/require-admin.ts';
import { SERVICE_AWAY } from '../auth/service-away.ts';
import { DataError } from '../data/read.ts';
import { logEvent, logFailure } from '../log.ts';
import { consumeRateLimit } from '../security/rate-limit.ts';
import type { Database } from '../supabase/database.types.ts';
import { tellWait } from '../text/wait.ts';
import { fieldErrorsOf } from './field-errors.ts';
import type { FieldErrors } from './result.ts';

type Refused =
  { status: 'invalid'; fieldErrors: FieldErrors } | { status: 'failed'; message: string };
type Administrator = { client: SupabaseClient<Database>; user: User };

const SIGNED_OUT =
  'You are no longer signed in as an administrator. Sign in again in another tab, then repeat this: what you typed is still here.';

const TOO_MANY =
  'That was a great many changes at once. What you typed is still here: please try again in {wait}.';

/**
 * Makes an action that only administrators may call. Authenticates before it looks at the input, parses, counts, does the
 * thing, and answers with a closed result. It never redirects: an editor whose session ended keeps the open dialog.
 *
 * @param failure gives what an administrator reads when it failed; takes the server's reason, empty where it gave none
 *   (specification, section 8)
 */
export function adminAction<Schema extends z.ZodType, Done extends { status: string }>(
  name: string,
  schema: Schema,
  failure: (reason: string) => string,
  run: (administrator: Administrator, values: z.output<Schema>) => Promise<Done>,
) {
  return async (input: z.input<Schema>): Promise<Done | Refused> => {
    const { client, access } = await currentAccess();
    if (access.role === 'unknown') return { status: 'failed', message: SERVICE_AWAY };
    if (access.role !== 'admin') {
      logEvent('admin-action-denied', { action: name, role: access.role });
      return { status: 'failed', message: SIGNED_OUT };
    }
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { status: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) };
    const turn = await consumeRateLimit('admin', access.user.id, false);
    if (!turn.given && 'wait' in turn)
      return { status: 'failed', message: tellWait(TOO_MANY, turn.wait) };
    try {
      const done = await run({ client, user: access.user }, parsed.data);
      // Who it was, and what was changed into what, is in the database (faq_item_changes), not in a log.
      logEvent('admin-action', { action: name, outcome: done.status });
      return done;
    } catch (error) {
      unstable_rethrow(error);
      logFailure('action-failed', error, { action: name });
      const reason = error instanceof DataError ? error.serverMessage : '';
      return { status: 'failed', message: failure(reason) };
    }
  };
}
