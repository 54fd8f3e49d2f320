/**
 * Runs tasks one after the other, in the order they came. PGlite is a single session and lite puts no lock around its
 * transactions: two requests at once would share one `set local role`, and with it their rights.
 */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve();

  /** Runs the task when every earlier one has settled, and passes its result or error on. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
