import { connection } from 'next/server';
import { settings } from '@/lib/env/env';

/**
 * Names the analytics tag that this process uses, if any. Prerendered pages know no settings, so the browser asks here, and only
 * once its visitor has agreed to analytics.
 */
export async function GET(): Promise<Response> {
  await connection();
  const { analyticsId, analyticsScriptUrl } = settings();
  const tag = analyticsId ? { id: analyticsId, script: analyticsScriptUrl } : { id: null };
  return Response.json(tag, { headers: { 'cache-control': 'public, max-age=300' } });
}
