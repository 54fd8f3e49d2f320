import { notFound, redirect } from 'next/navigation';
import { settings } from '@/lib/env';

/** The addresses of the hosts' own application that this site links to; anything else is none of its business. */
const KNOWN_PATHS = ['', 'auth/register', 'signup'];

/** `/app/...` leads to the hosts' own application, wherever the APP_URL of this process says that it stands. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/app/[[...path]]'>,
): Promise<never> {
  const path = (await params).path?.join('/') ?? '';
  if (!KNOWN_PATHS.includes(path)) notFound();
  redirect(`${settings().appUrl}/${path}`);
}
