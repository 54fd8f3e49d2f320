import { connection } from 'next/server';
import { settings } from '@/lib/env/env';
import { currentClient } from '@/lib/http/current-client';
import { issueFormToken } from '@/lib/security/form-token';

/** Issues a form token when a visitor starts to fill in a form (docs/decisions/0045-server-writes.md). */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(issueFormToken(settings().formSecret, await currentClient()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
