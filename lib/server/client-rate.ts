const WINDOW_MS = 60_000;
/** A window ends early beyond so many clients: each of them costs memory. */
const MOST_CLIENTS = 100_000;

/**
 * Counts requests in the memory of this process, where each costs its processor time; what is stored is counted in the
 * database (lib/security/rate-limit.ts).
 *
 * @param most how many requests one client may make in a minute
 * @returns a function that counts one and says whether the client is over the limit
 */
export function createClientRate(most: number) {
  const counts = new Map<string, number>();
  let ends = 0;
  return (client: string): boolean => {
    if (Date.now() >= ends || counts.size >= MOST_CLIENTS) {
      counts.clear();
      ends = Date.now() + WINDOW_MS;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > most;
  };
}
