import type { NextRequest } from 'next/server';
import { redirect } from 'next/navigation';
import { isServiceAway, serviceAway } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import { createSessionClient } from '@/lib/supabase/session';

/** Of the auth service's own tokens: a digest in hex, with or without a prefix. Room is left for longer ones. */
const TOKEN = /^[\w-]{1,256}$/;

/**
 * Where the link of the confirmation mail lands: exchanges its one-time token for a session. The token alone decides;
 * no other parameter is looked at, so that the address cannot be made to lead elsewhere. While the auth service is away
 * the link is not called expired: it is good for another try.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const token_hash = request.nextUrl.searchParams.get('token_hash');
  if (!token_hash || !TOKEN.test(token_hash)) redirect(paths.authLinkExpired);

  const client = await createSessionClient();
  const { error } = await client.auth.verifyOtp({ type: 'email', token_hash });
  if (error && isServiceAway(error)) {
    logFailure('confirmation-not-answered', error);
    return serviceAway('Please open the link in your mail again in a minute.');
  }
  if (error) {
    logFailure('confirmation-refused', error, { code: error.code });
    redirect(paths.authLinkExpired);
  }
  redirect(await signInDestination(client));
}
