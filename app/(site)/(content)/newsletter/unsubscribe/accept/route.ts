import { newsletterAway, newsletterPages } from '@/content/newsletter';
import { endSubscription } from '@/lib/data/newsletter-subscriptions';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import { uuidSchema } from '@/lib/schemas/fields';
import { answerText, redirectTo } from '../../_components/answers';

/**
 * Ends a newsletter subscription: for the button of the page, and for mail programs with one click (RFC 8058), which
 * follow no redirects. No limit: the token cannot be guessed, and a mail service sends the clicks of many people.
 */
export async function POST(request: Request): Promise<Response> {
  const token = tokenOf(request);
  try {
    const isKnown = token !== null && (await endSubscription(token));
    if (request.headers.get('accept')?.includes('text/html'))
      return redirectTo(isKnown ? paths.newsletterUnsubscribed : paths.newsletterLinkUnknown);
    return isKnown
      ? answerText(200, newsletterPages.unsubscribed!.title)
      : answerText(404, newsletterPages['link-unknown']!.title);
  } catch (error) {
    logFailure('subscription-not-ended', error);
    return answerText(503, newsletterAway);
  }
}

/** A mail program without one click opens the address instead: the page with the button is shown. */
export function GET(request: Request): Response {
  const token = tokenOf(request);
  return redirectTo(
    token ? `${paths.newsletterUnsubscribe}?token=${token}` : paths.newsletterLinkUnknown,
  );
}

function tokenOf(request: Request): string | null {
  return uuidSchema.safeParse(new URL(request.url).searchParams.get('token')).data ?? null;
}
