import { connection } from 'next/server';
import { redirect } from 'next/navigation';
import { settings } from '@/lib/env';

/** Sends the browser to the root of the hosts' own application (specification, section 2). */
export async function GET(): Promise<never> {
  await connection();
  redirect(`${settings().appUrl}/`);
}
