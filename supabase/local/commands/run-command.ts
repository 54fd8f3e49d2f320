import { StartError } from '../start-error.ts';

/**
 * Runs a command. What stands in its way ends the process with code 1 and one clear sentence; any other error is a
 * mistake of this project and keeps its stack.
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
