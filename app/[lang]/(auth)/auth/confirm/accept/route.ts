import type { Session, User } from '@supabase/supabase-js';
import { NextResponse, type NextRequest } from 'next/server';
import { wordsIn } from '@/content/words';
import { sessionIdIn } from '@/lib/auth/access';
import { settlePassword } from '@/lib/auth/account-password';
import { noteMailLink } from '@/lib/auth/browser-proofs';
import { isServiceAway, serviceAway } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { logFailure } from '@/lib/log';
import { localPath } from '@/lib/languages/local-path';
import { routeLanguage, type LanguageRoute } from '@/lib/languages/route-language';
import { paths } from '@/lib/paths';
import { z } from '@/lib/zod';
import { expiredPath } from '../../link-expired/_components/link-kinds';
import { currentClient } from '@/lib/http/current-client';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { createSessionClient } from '@/lib/supabase/session';
import { formatWait } from '@/lib/text/format';

const linkSchema = z.object({
  // The auth service's own tokens: a digest in hex, with or without a prefix. Room is left for longer ones.
  token_hash: z.string().regex(/^[\w-]{1,256}$/),
  type: z.enum(['email', 'recovery']).catch('email'),
});

/**
 * Exchanges the one-time token of a mail for a session. The token alone decides; no other parameter is read, so the
 * address cannot be made to lead elsewhere. While the auth service is away the link is not called expired.
 */
export async function POST(request: NextRequest, route: LanguageRoute): Promise<Response> {
  const language = await routeLanguage(route);
  const { limits, auth } = wordsIn(language);
  const { away, openAgain, usedUp } = auth.authCopy.confirm;
  const { searchParams } = request.nextUrl;
  const expired = localPath(language, expiredPath(searchParams.get('type')));
  // A request from another site could sign a visitor in to another account.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return redirectTo(expired);
  const link = linkSchema.safeParse(Object.fromEntries(searchParams));
  if (!link.success) return redirectTo(expired);

  const limit = await consumeRateLimit('confirm', { client: await currentClient() });
  if (!limit.allowed) {
    const sentence =
      'wait' in limit ? formatWait(limits.tooMany.confirm, limit.wait, language) : openAgain;
    return serviceAway(sentence, away);
  }
  const client = await createSessionClient();
  const { data, error } = await client.auth.verifyOtp(link.data);
  if (error && isServiceAway(error)) {
    logFailure('confirmation-not-answered', error);
    return serviceAway(openAgain, away);
  }
  if (error) {
    logFailure('confirmation-refused', error, { code: error.code });
    return redirectTo(expired);
  }
  const password = await settle(data).catch((reason: unknown) => {
    logFailure('password-not-settled', reason);
    return null;
  });
  if (!password) {
    await client.auth.signOut({ scope: 'local' });
    return serviceAway(usedUp, away);
  }
  const destination = await signInDestination(client, data.user!.email!);
  const asksForPassword = link.data.type === 'recovery' || password === 'removed';
  return redirectTo(asksForPassword ? localPath(language, paths.authNewPassword) : destination);
}

/** Notes that the session began with a mail, and decides whether the password of the account stays. */
async function settle({ user, session }: { user: User | null; session: Session | null }) {
  if (!user?.email || !session) throw new Error('The auth service gave no session.');
  const sessionId = sessionIdIn(session.access_token);
  await noteMailLink(sessionId);
  return settlePassword(user.id, sessionId);
}

/** A redirect (303, so GET). The location is relative, so it is valid behind any proxy. */
function redirectTo(location: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
}
