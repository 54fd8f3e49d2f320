import { connection } from 'next/server';

/** Says that this process is alive; it calls no other service (docs/outages.md). */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } });
}
