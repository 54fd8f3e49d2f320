const PATIENCE_MS = 60_000;

/** Waits until a server answers well. Throws when it has not after a minute. */
export async function answers(address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answered = await fetch(address).then(
      (response) => response.text().then(() => response.ok),
      () => false,
    );
    if (answered) return;
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
