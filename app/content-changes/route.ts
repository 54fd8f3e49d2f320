import { revalidateTag } from 'next/cache';
import { ALL_CONTENT_TAGS, tagsOfTables } from '@/lib/supabase/content-tags';
import { settings } from '@/lib/env/env';
import { logEvent } from '@/lib/log';
import { isSameSecret } from '@/lib/security/is-same-secret';
import { z } from '@/lib/zod';

/** The longest body that is read, in bytes: an article before and after its change. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The message of a database webhook on public.content_changes. */
const messageSchema = z.object({ record: z.object({ table_name: z.string() }) });

/**
 * Makes the pages expire that show what was changed in the database: for hosts where no process reads the changes
 * (docs/deploy.md). 404 where CONTENT_WEBHOOK_SECRET is not set. Of a message with the secret that cannot be read it is
 * known only that something has changed, so every page expires.
 */
export async function POST(request: Request): Promise<Response> {
  const { contentWebhookSecret } = settings();
  if (!contentWebhookSecret) return answer(404);
  const sent = request.headers.get('authorization');
  if (!isSameSecret(sent, `Bearer ${contentWebhookSecret}`)) return answer(401);
  const table = await readTable(request);
  for (const tag of table === null ? ALL_CONTENT_TAGS : tagsOfTables([table]))
    revalidateTag(tag, { expire: 0 });
  logEvent('content-change-told', { isReadable: table !== null });
  return answer(204);
}

async function readTable(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > BODY_LIMIT_BYTES) return null;
      chunks.push(chunk);
    }
    const message: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return messageSchema.parse(message).record.table_name;
  } catch {
    return null;
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
