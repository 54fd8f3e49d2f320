import { cookies, draftMode } from 'next/headers';
import { adminCopy } from '@/content/admin';
import { currentAccess } from '@/lib/auth/require-admin';
import { outsideRole } from '@/lib/auth/outside-role';
import { serviceAway } from '@/lib/auth/service-away';
import { findCollection } from '@/lib/desk/collections';
import { mayUse } from '@/lib/desk/rights';
import { getRow } from '@/lib/collections/row-store';
import { logFailure } from '@/lib/log';
import { DRAFT_COOKIE, deskPaths } from '@/lib/desk-paths';
import { uuidSchema } from '@/lib/forms/fields';
import { z } from '@/lib/zod';
import { travelsSecurely } from '@/lib/supabase/session';

const { preview: copy } = adminCopy;

const requestSchema = z.object({
  intent: z.enum(['show', 'beside', 'leave']),
  collection: z.string().transform(findCollection),
  key: uuidSchema,
});

/** Turns draft mode on for the page of a row and leads there, or turns it off and leads back to the editor. */
export async function POST(request: Request): Promise<Response> {
  // Another site could have an administrator see drafts without having asked for them.
  if (request.headers.get('sec-fetch-site') !== 'same-origin')
    return new Response(null, { status: 403 });
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return serviceAway(copy.failed);
  if (access.role !== 'admin') return new Response(null, { status: 401 });

  const form = await request.formData().catch(() => new FormData());
  const { data: asked } = requestSchema.safeParse(Object.fromEntries(form));
  if (!asked?.collection?.publicPath) return new Response(null, { status: 400 });
  if (!mayUse(access.desk, asked.collection)) return outsideRole();
  const { intent, key } = asked;
  const { name, publicPath, isPublic = () => true } = asked.collection;
  try {
    const row = await getRow(client, asked.collection, key);
    const address = row && publicPath(row);
    if (intent === 'leave') {
      if (address) (await cookies()).delete({ name: DRAFT_COOKIE, path: address });
      return redirectTo(deskPaths.row(name, key));
    }
    if (!address) return new Response(copy.missing, { status: 404 });
    // It may have become public since the editor was opened. Beside its editor, a public page is a preview too.
    if (intent === 'beside' || !isPublic(row))
      await enableDraftMode(address, travelsSecurely(request.headers));
    return redirectTo(address);
  } catch (error) {
    logFailure('preview-not-shown', error);
    return new Response(copy.failed, { status: 503 });
  }
}

/** Draft mode of one page: everywhere else the administrator gets what visitors get. */
async function enableDraftMode(path: string, secure: boolean): Promise<void> {
  (await draftMode()).enable();
  const store = await cookies();
  const value = store.get(DRAFT_COOKIE)?.value ?? '';
  store.set(DRAFT_COOKIE, value, { httpOnly: true, secure, sameSite: 'lax', path });
}

/** A redirect (303, so GET). The location is relative, so it is valid behind any proxy. */
function redirectTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store' },
  });
}
