import { adminCopy } from '@/content/admin';
import { writeContentFile } from '@/lib/desk/content-file';
import { OWNER } from '@/lib/desk/rights';
import { OUTSIDE_ROLE } from '@/lib/auth/outside-role';
import { currentAccess } from '@/lib/auth/require-admin';
import { logEvent, logFailure } from '@/lib/log';
import { dateInSwitzerland } from '@/lib/text/format';

const copy = adminCopy.contentFile;

/** All content as one file, for owners. It is written while it is read. */
export async function GET(request: Request): Promise<Response> {
  const access = await ownerOf(request);
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

/** The owner who asks from a page of this site; otherwise the refusal. */
async function ownerOf(request: Request) {
  const site = request.headers.get('sec-fetch-site');
  if (site && !['same-origin', 'none'].includes(site)) return refuse(403, copy.failed);
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return refuse(503, copy.failed);
  if (access.role !== 'admin') return refuse(401, adminCopy.upload.signedOut);
  if (!OWNER.includes(access.desk)) {
    logEvent('admin-action-denied', { action: 'content-file', role: access.desk });
    return refuse(403, OUTSIDE_ROLE);
  }
  return { client };
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'private, no-store' } });
}
