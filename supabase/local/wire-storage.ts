import { LOCAL_KEYS } from './settings.ts';
import { isSignedToken } from './signed-token.ts';
import { withBody, type Handler } from './wire-request.ts';

const OBJECTS = '/storage/v1/object/';

/** The storage part of the wire: uploads from forms, signed addresses. */
export async function withHostedStorage(request: Request, next: Handler): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(OBJECTS)) return next(request);
  if (isMultipart(request)) return next(await unwrapUpload(request));
  if (hasWrongSignature(request)) return refuseSignature();
  const response = await next(request);
  if (request.method !== 'POST' || !response.ok) return response;
  if (pathname.startsWith(`${OBJECTS}upload/sign/`)) return rewrite(response, toSignedUpload);
  if (pathname.startsWith(`${OBJECTS}sign/`)) return rewrite(response, toSignedUrls);
  return response;
}

/** lite answers a signed address whose token is wrong or expired with 500. */
function hasWrongSignature(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const isSigned = request.method === 'GET' && pathname.startsWith(`${OBJECTS}sign/`);
  return isSigned && !isSignedToken(searchParams.get('token') ?? '', LOCAL_KEYS.jwt);
}

function refuseSignature(): Response {
  const body = { statusCode: '400', error: 'InvalidJWT', message: 'The signature is not valid' };
  return Response.json(body, { status: 400 });
}

function isMultipart(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
}

/** supabase-js sends a Blob as a form field with an empty name; lite reads only a field called "file". */
async function unwrapUpload(request: Request): Promise<Request> {
  const form = await request.clone().formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return request;
  const upload = withBody(request, await file.arrayBuffer());
  upload.headers.set('content-type', file.type || 'application/octet-stream');
  const cacheControl = form.get('cacheControl');
  if (cacheControl) upload.headers.set('cache-control', `max-age=${String(cacheControl)}`);
  const metadata = form.get('metadata');
  if (metadata) {
    upload.headers.set('x-metadata', Buffer.from(String(metadata)).toString('base64'));
  }
  return upload;
}

type SignedUpload = { signedUrl: string; token: string };
type SignedUrl = { signedUrl?: string | null };

const toSignedUpload = ({ signedUrl, token }: SignedUpload) => ({
  url: relative(signedUrl),
  token,
});

const toSignedUrls = (body: SignedUrl | SignedUrl[]) =>
  Array.isArray(body) ? body.map(toSignedUrl) : toSignedUrl(body);

const toSignedUrl = ({ signedUrl, ...rest }: SignedUrl) => ({
  ...rest,
  signedURL: relative(signedUrl),
});

/** Hosted answers addresses relative to /storage/v1. */
const relative = (address: string | null | undefined): string | null =>
  address?.replace(/^\/storage\/v1/, '') ?? null;

async function rewrite<Body>(
  response: Response,
  change: (body: Body) => unknown,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = change((await response.json()) as Body);
  return Response.json(body, { status: response.status, headers });
}
