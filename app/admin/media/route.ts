import { adminCopy } from '@/content/admin';
import { EDITING } from '@/lib/desk/rights';
import { OUTSIDE_ROLE } from '@/lib/auth/outside-role';
import { storedImageAttributes } from '@/components/ui/stored-image';
import { currentAccess } from '@/lib/auth/require-admin';
import { listRows, writeCursor } from '@/lib/collections/row-store';
import { paths } from '@/lib/paths';
import { pictures } from '@/lib/pictures/admin';
import { storePicture } from '@/lib/pictures/pictures';
import { formatWait } from '@/lib/text/format';
import { logEvent, logFailure } from '@/lib/log';
import { readPicture } from '@/lib/pictures/picture-content';
import {
  FILE_NAME_HEADER,
  LARGEST_PICTURE,
  TOO_LARGE,
  type LibraryPage,
  type StoredPicture,
} from '@/lib/pictures/picture-file';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { readQuery } from '../_components/list';

const copy = adminCopy.upload;

/** How many pictures of the library are offered at once. */
const OFFERED = 24;

/**
 * A {@link LibraryPage}: the pictures from which a form lets choose, newest first. `q` and `after` are as in the address
 * of the library.
 */
export async function GET(request: Request): Promise<Response> {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return refuse(503, copy.libraryFailed);
  if (access.role !== 'admin') return refuse(401, copy.signedOut);
  if (!EDITING.includes(access.desk)) return refuse(403, OUTSIDE_ROLE);
  try {
    const { searchParams } = new URL(request.url);
    const query = readQuery(pictures, Object.fromEntries(searchParams));
    const needs = ['path', 'name', 'description', 'width', 'height'];
    const { rows, next } = await listRows(client, pictures, query, { needs, limit: OFFERED });
    const page: LibraryPage = {
      pictures: rows.map((row) => {
        const src = paths.media(String(row.path));
        return {
          src,
          name: String(row.name),
          description: String(row.description),
          width: Number(row.width) || undefined,
          height: Number(row.height) || undefined,
          thumbnail: storedImageAttributes({ src, alt: '', sizes: '9rem' }),
        };
      }),
      next: next && writeCursor(next),
    };
    return Response.json(page, { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    logFailure('library-not-read', error);
    return refuse(503, copy.libraryFailed);
  }
}

/**
 * Stores the picture in the body. Answers with a {@link StoredPicture}, or with the reason as `message`. The body is read
 * once it is known who sends it: `middleware.ts` leaves this address out.
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
    const name = fileName(request.headers.get(FILE_NAME_HEADER));
    const src = await storePicture(client, { webp, ...shown, name });
    const stored: StoredPicture = { src, ...shown };
    logEvent('admin-action', { action: 'upload-picture', outcome: 'done' });
    return Response.json(stored);
  } catch (error) {
    logFailure('action-failed', error, { action: 'upload-picture' });
    return refuse(503, copy.failed);
  }
}

/** The name of the file on the computer of the sender; a header holds it encoded. Empty where it cannot be read. */
function fileName(header: string | null): string {
  try {
    // Postgres stores no zero byte, and no half of a surrogate pair.
    return decodeURIComponent(header ?? '').replace(/[\p{Cc}\p{Surrogate}]/gu, '');
  } catch {
    return '';
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
