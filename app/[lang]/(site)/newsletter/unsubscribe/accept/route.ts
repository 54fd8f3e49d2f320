import { wordsIn } from '@/content/words';
import { endSubscription } from '@/lib/newsletter/subscriptions';
import { logFailure } from '@/lib/log';
import { localPath } from '@/lib/languages/local-path';
import { routeLanguage, type LanguageRoute } from '@/lib/languages/route-language';
import { paths } from '@/lib/paths';
import { uuidSchema } from '@/lib/forms/fields';
import { answerText, redirectTo } from '../../_components/answers';

/**
 * Ends a newsletter subscription: for the button of the page, and for mail programs with one click (RFC 8058), which
 * follow no redirects. No limit: the token cannot be guessed, and a mail service sends the clicks of many people.
 */
export async function POST(request: Request, route: LanguageRoute): Promise<Response> {
  const language = await routeLanguage(route);
  const { newsletterAway, newsletterPages } = wordsIn(language).newsletter;
  const token = tokenOf(request);
  const followsRedirects =
    request.headers.get('accept')?.includes('text/html') && !(await isOneClick(request));
  try {
    const isKnown = token !== null && (await endSubscription(token));
    const page = isKnown ? paths.newsletterUnsubscribed : paths.newsletterUnsubscribeUnknown;
    if (followsRedirects) return redirectTo(localPath(language, page));
    return isKnown
      ? answerText(200, newsletterPages.unsubscribed!.title)
      : answerText(404, newsletterPages['unsubscribe-unknown']!.title);
  } catch (error) {
    logFailure('subscription-not-ended', error);
    return answerText(503, newsletterAway);
  }
}

/** A mail program without one click opens the address instead: the page with the button is shown. */
export async function GET(request: Request, route: LanguageRoute): Promise<Response> {
  const token = tokenOf(request);
  const page = token
    ? `${paths.newsletterUnsubscribe}?token=${token}`
    : paths.newsletterUnsubscribeUnknown;
  return redirectTo(localPath(await routeLanguage(route), page));
}

/** The longest body that is read; that of one click has 26 bytes, or some 200 as multipart. */
const BODY_LIMIT_BYTES = 2048;

/** Whether the body is `List-Unsubscribe=One-Click` (RFC 8058), in either of the encodings of forms. */
async function isOneClick(request: Request): Promise<boolean> {
  let body = '';
  for await (const chunk of request.body ?? []) {
    body += Buffer.from(chunk).toString('latin1');
    if (body.length > BODY_LIMIT_BYTES) return false;
  }
  return /List-Unsubscribe\b[^]*One-Click/i.test(body);
}

function tokenOf(request: Request): string | null {
  return uuidSchema.safeParse(new URL(request.url).searchParams.get('token')).data ?? null;
}
