import { adminCopy } from '@/content/admin';
import { EDITING } from '@/lib/admin/rights';
import { OUTSIDE_ROLE } from '@/lib/auth/outside-role';
import { currentAccess } from '@/lib/auth/require-admin';
import { storePicture } from '@/lib/pictures/pictures';
import { formatWait } from '@/lib/text/format';
import { logEvent, logFailure } from '@/lib/log';
import { readPicture } from '@/lib/pictures/picture-content';
import { LARGEST_PICTURE, TOO_LARGE, type StoredPicture } from '@/lib/pictures/picture-file';
import { consumeRateLimit } from '@/lib/security/rate-limit';

const copy = adminCopy.upload;

/**
 * Stores the picture in the body. Answers with a {@link StoredPicture}, or with the reason as `message`. The body is read
 * once it is known who sends it: `middleware.ts` does not touch larger ones.
 */
export async function POST(request: Request): Promise<Response> {
  // Browsers say where a request comes from; another site must not store pictures in an administrator's name.
  const from = request.headers.get('sec-fetch-site');
  if (from && from !== 'same-origin') return refuse(403, copy.failed);
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return refuse(503, copy.failed);
  if (access.role !== 'admin') {
    logEvent('admin-action-denied', { action: 'upload-picture', role: access.role });
    return refuse(401, copy.signedOut);
  }
  if (!EDITING.includes(access.desk)) {
    logEvent('admin-action-denied', { action: 'upload-picture', role: access.desk });
    return refuse(403, OUTSIDE_ROLE);
  }
  const size = request.headers.get('content-length');
  if (size === null) return refuse(411, copy.failed);
  if (Number(size) > LARGEST_PICTURE) return refuse(413, TOO_LARGE);
  const limit = await consumeRateLimit('admin', { client: access.user.id });
  if (!limit.allowed && 'wait' in limit) return refuse(429, formatWait(copy.tooMany, limit.wait));
  try {
    const picture = await readPicture(await request.bytes());
    if ('refusal' in picture) return refuse(422, picture.refusal);
    const { webp, ...shown } = picture;
    const stored: StoredPicture = { src: await storePicture(client, webp), ...shown };
    logEvent('admin-action', { action: 'upload-picture', outcome: 'done' });
    return Response.json(stored);
  } catch (error) {
    logFailure('action-failed', error, { action: 'upload-picture' });
    return refuse(503, copy.failed);
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
