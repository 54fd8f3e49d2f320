import { fetchPicture } from '@/lib/pictures/pictures';
import { logFailure } from '@/lib/log';

type Context = { params: Promise<{ name: string }> };

/**
 * A picture that an administrator uploaded. It comes from the own origin, as the content security policy and the image
 * optimiser require. Its name is the hash of its content, so that it can be kept for ever.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  try {
    const picture = await fetchPicture(name);
    if (!picture) return refusal(404);
    return new Response(picture, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${name}"`,
      },
    });
  } catch (error) {
    logFailure('picture-not-read', error);
    return refusal(503, { 'retry-after': '30' });
  }
}

/** Kept by no cache: the picture may be there a moment later. */
const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'private, no-store', ...headers } });
