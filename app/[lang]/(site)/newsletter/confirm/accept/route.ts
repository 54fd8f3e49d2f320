import { wordsIn } from '@/content/words';
import { confirmSubscription } from '@/lib/newsletter/subscriptions';
import { formatWait } from '@/lib/text/format';
import { logFailure } from '@/lib/log';
import { localPath } from '@/lib/languages/local-path';
import { routeLanguage, type LanguageRoute } from '@/lib/languages/route-language';
import { paths } from '@/lib/paths';
import { currentClient } from '@/lib/http/current-client';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { answerText, redirectTo } from '../../_components/answers';

const TOKEN = /^[0-9a-f]{64}$/;

/** Confirms the address of a newsletter subscription. The token of the mail alone decides. */
export async function POST(request: Request, route: LanguageRoute): Promise<Response> {
  const language = await routeLanguage(route);
  const { limits, newsletter } = wordsIn(language);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!TOKEN.test(token)) return redirectTo(localPath(language, paths.newsletterLinkUnknown));
  const limit = await consumeRateLimit('confirm', { client: await currentClient() });
  if (!limit.allowed) {
    const sentence =
      'wait' in limit
        ? formatWait(limits.tooMany.confirm, limit.wait, language)
        : newsletter.newsletterAway;
    return answerText(503, sentence);
  }
  try {
    const isConfirmed = await confirmSubscription(token);
    const page = isConfirmed ? paths.newsletterConfirmed : paths.newsletterLinkUnknown;
    return redirectTo(localPath(language, page));
  } catch (error) {
    logFailure('subscription-not-confirmed', error);
    return answerText(503, newsletter.newsletterAway);
  }
}
