import 'server-only';
import type { User } from '@supabase/supabase-js';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { answers } from '../../content/en/limits.ts';
import { currentAccess } from '../auth/require-admin.ts';
import { DataError } from '../supabase/read.ts';
import { logEvent, logFailure } from '../log.ts';
import { CALL_LIMITS, findExcess } from '../forms/input-size.ts';
import { consumeRateLimit } from '../security/rate-limit.ts';
import type { DeskRole } from '../auth/roles.ts';
import type { Client } from '../supabase/client.ts';
import { formatWait } from '../text/format.ts';
import { fieldErrorsOf, type Refused } from './result.ts';

type Administrator = { client: Client; user: User; role: DeskRole };

const SIGNED_OUT =
  'You are no longer signed in as an administrator. Sign in again in another tab, then repeat this: what you typed is still here.';

const OUTSIDE_ROLE =
  'Your role does not include this. What you typed is still here: an owner can change it, or change your role.';

const TOO_MANY =
  'That was a great many changes at once. What you typed is still here: please try again in {wait}.';

const TOO_LARGE = 'That was more than can be saved at once. What you typed is still here.';

/**
 * Makes an action that only administrators may call: it authenticates, bounds and parses the input, asks for the role,
 * consumes the rate limit, does the work, and always returns a result. It never redirects, so that an editor keeps the
 * open form when the session has ended.
 *
 * @param rolesFor the roles that may do it, from what was sent
 */
export function adminAction<Schema extends z.ZodType, Done extends { status: string }>(
  name: string,
  schema: Schema,
  rolesFor: (values: z.output<Schema>) => readonly DeskRole[],
  run: (administrator: Administrator, values: z.output<Schema>) => Promise<Done>,
) {
  return async (input: z.input<Schema>): Promise<Done | Refused> => {
    const { client, access } = await currentAccess();
    if (access.role === 'unknown') return { status: 'failed', message: answers.serviceAway };
    if (access.role !== 'admin') {
      logEvent('admin-action-denied', { action: name, role: access.role });
      return { status: 'failed', message: SIGNED_OUT };
    }
    if (findExcess(input, CALL_LIMITS) === 'parts') return { status: 'failed', message: TOO_LARGE };
    // Every field judges the length of its text before anything else.
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { status: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) };
    if (!rolesFor(parsed.data).includes(access.desk)) {
      logEvent('admin-action-denied', { action: name, role: access.desk });
      return { status: 'failed', message: OUTSIDE_ROLE };
    }
    const limit = await consumeRateLimit('admin', { client: access.user.id });
    if (!limit.allowed && 'wait' in limit)
      return { status: 'failed', message: formatWait(TOO_MANY, limit.wait) };
    try {
      const done = await run({ client, user: access.user, role: access.desk }, parsed.data);
      // The table content_changes records who changed what.
      logEvent('admin-action', { action: name, outcome: done.status });
      return done;
    } catch (error) {
      unstable_rethrow(error);
      logFailure('action-failed', error, { action: name });
      const reason = error instanceof DataError ? error.serverMessage : '';
      return { status: 'failed', message: '', reason };
    }
  };
}
