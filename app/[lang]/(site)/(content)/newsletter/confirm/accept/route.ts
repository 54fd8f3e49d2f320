import { wordsIn } from '@/content/words';
import { defaultLanguage, isLanguage } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { confirmSubscription } from '@/lib/newsletter/subscriptions';
import { formatWait } from '@/lib/text/format';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import { currentClient } from '@/lib/http/current-client';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { answerText, redirectTo } from '../../_components/answers';

const TOKEN = /^[0-9a-f]{64}$/;

type Context = { params: Promise<{ lang: string }> };

/** Confirms the address of a newsletter subscription. The token of the mail alone decides. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { lang } = await params;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const { limits, newsletter } = wordsIn(language);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!TOKEN.test(token)) return redirectTo(localPath(language, paths.newsletterLinkUnknown));
  const limit = await consumeRateLimit('confirm', { client: await currentClient() });
  if (!limit.allowed) {
    const { tooMany } = limits;
    const sentence =
      'wait' in limit ? formatWait(tooMany.confirm, limit.wait) : newsletter.newsletterAway;
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
