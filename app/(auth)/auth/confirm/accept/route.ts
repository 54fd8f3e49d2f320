import { NextResponse, type NextRequest } from 'next/server';
import { tooMany } from '@/content/limits';
import { isServiceAway, serviceAway } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import { z } from '@/lib/schemas/zod';
import { currentClient } from '@/lib/security/current-client';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { createSessionClient } from '@/lib/supabase/session';
import { formatWait } from '@/lib/format';

const linkSchema = z.object({
  // The auth service's own tokens: a digest in hex, with or without a prefix. Room is left for longer ones.
  token_hash: z.string().regex(/^[\w-]{1,256}$/),
  type: z.enum(['email', 'recovery']).catch('email'),
});

/**
 * Exchanges the one-time token of a mail for a session. The token alone decides; no other parameter is read, so the
 * address cannot be made to lead elsewhere. While the auth service is away the link is not called expired.
 */
export async function POST(request: NextRequest): Promise<Response> {
  // A request from another site could sign a visitor in to another account.
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return redirectTo(paths.authLinkExpired);
  const link = linkSchema.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!link.success) return redirectTo(paths.authLinkExpired);

  const limit = await consumeRateLimit('confirm', { client: await currentClient() });
  if (!limit.allowed) {
    const sentence = 'wait' in limit ? formatWait(tooMany.confirm, limit.wait) : undefined;
    return serviceAway(sentence ?? 'Please open the link in your mail again in a minute.');
  }
  const client = await createSessionClient();
  const { error } = await client.auth.verifyOtp(link.data);
  if (error && isServiceAway(error)) {
    logFailure('confirmation-not-answered', error);
    return serviceAway('Please open the link in your mail again in a minute.');
  }
  if (error) {
    logFailure('confirmation-refused', error, { code: error.code });
    return redirectTo(paths.authLinkExpired);
  }
  const destination = await signInDestination(client);
  return redirectTo(link.data.type === 'recovery' ? paths.authNewPassword : destination);
}

/** A redirect (303, so GET). The location is relative, so it is valid behind any proxy. */
function redirectTo(location: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
}
