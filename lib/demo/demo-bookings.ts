import 'server-only';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { z } from '../zod.ts';
import { contentId } from '../forms/content-id.ts';
import { demoResultSchema, type DemoBooking, type DemoResult } from './schema.ts';
import { budgets } from '../supabase/budgets.ts';
import { createServiceClient } from '../supabase/service.ts';

// The gateway has no `success` in what it answers.
const refusalSchema = z.object({ error: z.string().nullish(), message: z.string().nullish() });

/**
 * Asks the server function for a demo booking, and gives what it answers, a refusal included. The same fields sent again
 * within a day get the booking that was made.
 *
 * @throws when there is no answer, or none that can be understood
 */
export async function bookDemo(booking: DemoBooking): Promise<DemoResult> {
  const { data, error } = await createServiceClient(budgets.demoBooking).functions.invoke<unknown>(
    'demo-booking',
    { body: { formData: booking, contentId: contentId(booking) } },
  );
  if (error instanceof FunctionsHttpError) return refusalOf(error);
  if (error) throw error;
  return demoResultSchema.parse(data);
}

/** An answer with an error status: its own reason where it names one, or else what the client says about it. */
async function refusalOf(failure: FunctionsHttpError): Promise<DemoResult> {
  const answer: unknown = await (failure.context as Response).json().catch(() => null);
  const { error, message } = refusalSchema.safeParse(answer).data ?? {};
  return { success: false, error: error ?? (message ? null : failure.message), message };
}
