/** A reason not to start, as one sentence that a newcomer can act on. It is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Runs a command. A StartError ends the process with code 1 and its sentence; any other error is a mistake of this
 * project and keeps its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The code of a Node system error such as EADDRINUSE, or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
