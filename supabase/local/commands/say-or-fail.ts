import { StartError } from '../start-error.ts';

/** Runs a command of one step: prints the sentence that it gives, or the one that it fails with, and ends with code 1. */
export async function sayOrFail(step: () => Promise<string>): Promise<void> {
  try {
    console.log(await step());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
