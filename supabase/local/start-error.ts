/** A reason not to start, told in one sentence that a newcomer can act on. It is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a Node system error such as EADDRINUSE, or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
