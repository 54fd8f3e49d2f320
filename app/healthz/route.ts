import { connection } from 'next/server';

/** Says that this process is alive; it asks nobody else (docs/outages.md). */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } });
}
