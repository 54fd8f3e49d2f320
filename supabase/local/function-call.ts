import { type FunctionRuntime, RuntimeStartError } from './function-runtime.ts';
import { logError } from './log.ts';
import { BodyTooLargeError, withBufferedBody } from './request-body.ts';
import { BODY_LIMIT_BYTES, FUNCTION_TIMEOUT_MS } from './settings.ts';
import { systemErrorCode } from './start-error.ts';

/** Where the functions are under the backend's address. */
export const FUNCTIONS_PATH = '/functions/v1';

/** Hands a request that may pass to the runtime; failures get the answers of the hosted gateway. */
export async function forward(request: Request, runtime: FunctionRuntime): Promise<Response> {
  try {
    const buffered = await withBufferedBody(request, BODY_LIMIT_BYTES);
    const body = buffered.body ? await buffered.arrayBuffer() : null;
    const call = () => callRuntime(buffered, body, runtime);
    return await call().catch(async (error: unknown) => {
      if (!isRefused(error)) throw error;
      // the runtime has just died; the call did not reach it, so it may be made again
      await runtime.close();
      return call();
    });
  } catch (error) {
    return toFailure(error);
  }
}

async function callRuntime(
  { url, method, headers }: Request,
  body: ArrayBuffer | null,
  runtime: FunctionRuntime,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const response = await fetch(
    (await runtime.address()) + pathname.slice(FUNCTIONS_PATH.length) + search,
    {
      method,
      headers: forwardable(headers),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS),
    },
  );
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: forwardable(response.headers),
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && systemErrorCode(error.cause) === 'ECONNREFUSED';
}

/** Without what belongs to one connection only, and without compression, which fetch would undo silently. */
function forwardable(original: Headers): Headers {
  const headers = new Headers(original);
  for (const name of ['host', 'connection', 'transfer-encoding', 'content-length']) {
    headers.delete(name);
  }
  headers.delete('content-encoding');
  headers.delete('accept-encoding');
  return headers;
}

function toFailure(error: unknown): Response {
  if (error instanceof BodyTooLargeError) {
    return refuse(413, 'PAYLOAD_TOO_LARGE', 'The request body is too large');
  }
  const { name } = error as Error;
  logError('function-failed', { name });
  if (name === 'TimeoutError') {
    return refuse(504, 'IDLE_TIMEOUT', 'The function did not answer in time');
  }
  return error instanceof RuntimeStartError
    ? refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
    : refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
}

/** An answer in the form of the hosted gateway's errors. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
