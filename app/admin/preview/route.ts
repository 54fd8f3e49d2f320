import { draftMode } from 'next/headers';
import { adminCopy } from '@/content/admin';
import { currentAccess } from '@/lib/auth/require-admin';
import { serviceAway } from '@/lib/auth/service-away';
import { findCollection } from '@/lib/collections/all';
import { rowVersionSchema } from '@/lib/collections/row';
import { getRow } from '@/lib/data/collections';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import { z } from '@/lib/schemas/zod';

const { preview: copy } = adminCopy;

const requestSchema = z.object({
  intent: z.enum(['show', 'leave']),
  collection: z.string().transform(findCollection),
  key: rowVersionSchema.shape.key,
});

/** Turns draft mode on and leads to the page of a row as it is stored, or turns it off and leads back to the editor. */
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
  const { intent, collection, key } = asked;
  const draft = await draftMode();
  if (intent === 'leave') {
    draft.disable();
    return redirectTo(paths.adminRow(collection.name, key));
  }
  try {
    const row = await getRow(client, collection, key);
    if (!row) return new Response(copy.missing, { status: 404 });
    draft.enable();
    return redirectTo(collection.publicPath!(row));
  } catch (error) {
    logFailure('preview-not-shown', error);
    return new Response(copy.failed, { status: 503 });
  }
}

/** A redirect (303, so GET). The location is relative, so it is valid behind any proxy. */
function redirectTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store' },
  });
}
