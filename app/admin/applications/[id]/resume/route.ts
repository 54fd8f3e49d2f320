import { adminCopy } from '@/content/admin';
import { currentAccess } from '@/lib/auth/require-admin';
import { mayUse } from '@/lib/desk/rights';
import { outsideRole } from '@/lib/auth/outside-role';
import { serviceAway } from '@/lib/auth/service-away';
import { applications } from '@/lib/careers/applications-admin';
import { openResume } from '@/lib/careers/resumes';
import { logFailure } from '@/lib/log';
import { uuidSchema } from '@/lib/forms/fields';

type Context = { params: Promise<{ id: string }> };

/** Records that an administrator opens a resume, then leads to it by a link that is good for one minute. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return serviceAway(adminCopy.inbox.resumeFailed);
  if (access.role !== 'admin') return new Response(null, { status: 401 });
  if (!mayUse(access.desk, applications)) return outsideRole();
  // Another site could have resumes recorded as opened.
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return new Response(null, { status: 403 });
  const id = uuidSchema.safeParse((await params).id);
  if (!id.success) return new Response(null, { status: 404 });
  try {
    const address = await openResume(client, id.data);
    if (!address) return new Response(adminCopy.inbox.noResume, { status: 404 });
    return new Response(null, {
      status: 303,
      headers: { location: address, 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    logFailure('resume-not-opened', error);
    return new Response(adminCopy.inbox.resumeFailed, { status: 503 });
  }
}
