import { connection } from 'next/server';
import { settings } from '@/lib/env/env';

/** Tells the test page where the support chat is loaded from: a setting of this process, which no build can know. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ src: settings().chatbotScriptUrl ?? null });
}
