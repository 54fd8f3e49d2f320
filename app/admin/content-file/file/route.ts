import { revalidateTag } from 'next/cache';
import { adminCopy } from '@/content/admin';
import {
  applyContentFile,
  LARGEST_CONTENT_FILE,
  previewContentFile,
  writeContentFile,
} from '@/lib/admin/content-file';
import { OWNER } from '@/lib/admin/rights';
import { OUTSIDE_ROLE } from '@/lib/auth/outside-role';
import { currentAccess } from '@/lib/auth/require-admin';
import { logEvent, logFailure } from '@/lib/log';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { tagsOfTables } from '@/lib/supabase/content-tags';
import { dateInSwitzerland, formatWait } from '@/lib/text/format';

const copy = adminCopy.contentFile;

/** All content as one file, for owners. It is written while it is read. */
export async function GET(request: Request): Promise<Response> {
  const access = await ownerOf(request, ['same-origin', 'none']);
  if (access instanceof Response) return access;
  const parts = writeContentFile(access.client, new Date().toISOString());
  const encoder = new TextEncoder();
  try {
    // A failure before the first row still has a status.
    const first = await parts.next();
    logEvent('content-exported', {});
    let isFirst = true;
    const body = new ReadableStream({
      async pull(controller) {
        const part = isFirst ? first : await parts.next();
        isFirst = false;
        if (part.done) return controller.close();
        controller.enqueue(encoder.encode(part.value));
      },
      cancel: () => void parts.return(undefined),
    });
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="content-${dateInSwitzerland()}.json"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    logFailure('content-not-exported', error);
    return refuse(503, copy.failed);
  }
}

/**
 * Takes a file with content. Answers with `preview` or `problems` and, with ?apply= and the digest of a preview, applies
 * exactly what it showed; ?remove=1 deletes what is not in the file, too.
 */
export async function POST(request: Request): Promise<Response> {
  const access = await ownerOf(request, ['same-origin']);
  if (access instanceof Response) return access;
  const size = request.headers.get('content-length');
  if (size === null) return refuse(411, copy.failed);
  if (Number(size) > LARGEST_CONTENT_FILE) return refuse(413, copy.tooLarge);
  const limit = await consumeRateLimit('admin', { client: access.user.id });
  if (!limit.allowed && 'wait' in limit)
    return refuse(429, formatWait(adminCopy.upload.tooMany, limit.wait));
  const { searchParams } = new URL(request.url);
  const digest = searchParams.get('apply');
  try {
    const bytes = await request.bytes();
    if (bytes.byteLength > LARGEST_CONTENT_FILE) return refuse(413, copy.tooLarge);
    const text = new TextDecoder().decode(bytes);
    if (digest === null) return answer(await previewContentFile(access.client, text));
    const isRemoving = searchParams.get('remove') === '1';
    const applied = await applyContentFile(access.client, text, { digest, isRemoving });
    if ('tables' in applied) {
      for (const tag of tagsOfTables(applied.tables)) revalidateTag(tag, { expire: 0 });
      logEvent('content-imported', { tables: applied.tables.length });
      return answer({ status: 'done' });
    }
    return answer(applied);
  } catch (error) {
    logFailure('action-failed', error, { action: 'content-file' });
    return refuse(503, copy.failed);
  }
}

/** The owner who asks from a page of this site; otherwise the refusal. */
async function ownerOf(request: Request, from: readonly string[]) {
  const site = request.headers.get('sec-fetch-site');
  if (site && !from.includes(site)) return refuse(403, copy.failed);
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return refuse(503, copy.failed);
  if (access.role !== 'admin') return refuse(401, adminCopy.upload.signedOut);
  if (!OWNER.includes(access.desk)) {
    logEvent('admin-action-denied', { action: 'content-file', role: access.desk });
    return refuse(403, OUTSIDE_ROLE);
  }
  return { client, user: access.user };
}

const answer = (body: object) =>
  Response.json(body, { headers: { 'cache-control': 'private, no-store' } });

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'private, no-store' } });
}
