/** Stands for `next/root-params`, which the framework makes while it compiles. Pages are in English in unit tests. */
export async function lang(): Promise<string> {
  return 'en';
}
