import { connection } from 'next/server';
import { checkReadiness } from '@/lib/supabase/readiness';

/**
 * Says whether backend and migrations are there. Not for a load balancer's own decision to send visitors elsewhere while
 * the backend is away from every instance: pages that are kept are served without it (docs/outages.md).
 */
export async function GET(): Promise<Response> {
  await connection();
  const readiness = await checkReadiness();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
