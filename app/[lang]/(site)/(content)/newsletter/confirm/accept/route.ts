import { tooMany } from '@/content/en/limits';
import { newsletterAway } from '@/content/en/newsletter';
import { confirmSubscription } from '@/lib/newsletter/subscriptions';
import { formatWait } from '@/lib/text/format';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import { currentClient } from '@/lib/http/current-client';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { answerText, redirectTo } from '../../_components/answers';

const TOKEN = /^[0-9a-f]{64}$/;

/** Confirms the address of a newsletter subscription. The token of the mail alone decides. */
export async function POST(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!TOKEN.test(token)) return redirectTo(paths.newsletterLinkUnknown);
  const limit = await consumeRateLimit('confirm', { client: await currentClient() });
  if (!limit.allowed) {
    const sentence = 'wait' in limit ? formatWait(tooMany.confirm, limit.wait) : newsletterAway;
    return answerText(503, sentence);
  }
  try {
    const isConfirmed = await confirmSubscription(token);
    return redirectTo(isConfirmed ? paths.newsletterConfirmed : paths.newsletterLinkUnknown);
  } catch (error) {
    logFailure('subscription-not-confirmed', error);
    return answerText(503, newsletterAway);
  }
}
