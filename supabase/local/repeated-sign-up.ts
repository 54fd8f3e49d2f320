import { randomUUID } from 'node:crypto';
import type { Inbox } from './inbox.ts';

type Services = {
  query(sql: string, params: unknown[]): Promise<unknown[]>;
  inbox: Inbox;
};

/**
 * lite answers 429 to every further sign-up with a known address and to every wish for another confirmation. Hosted
 * sends an unconfirmed address its mail again, and answers a known address like a new one.
 */
export async function withRepeatedSignUp(
  request: Request,
  services: Services,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/auth/v1/signup' && pathname !== '/auth/v1/resend') return next(request);
  const copy = request.clone();
  const response = await next(request);
  if (response.status !== 429) return response;
  const { email } = (await copy.json()) as { email: string };
  await repeatConfirmation(email.toLowerCase(), services);
  return Response.json(pathname.endsWith('/resend') ? {} : newLookingUser(email));
}

async function repeatConfirmation(email: string, { query, inbox }: Services): Promise<void> {
  // the link of the first mail stays valid and counts from now
  const unconfirmed = await query(
    `update auth.users set confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null returning id`,
    [email],
  );
  if (unconfirmed.length > 0) await inbox.repeat(email);
}

/** What hosted answers for an address that has an account: a user that exists nowhere. */
function newLookingUser(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
