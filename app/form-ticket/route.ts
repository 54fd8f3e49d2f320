import { connection } from 'next/server';
import { settings } from '@/lib/env';
import { issueTicket } from '@/lib/security/ticket';

/** A ticket for a form that somebody has just begun to fill in (docs/decisions/0022-security-posture.md). */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(issueTicket(settings().formSecret), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
