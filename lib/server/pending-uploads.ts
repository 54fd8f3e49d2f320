/** A body up to this size needs no place: so much comes with every form. */
const SMALL = 256 * 1024;
/** The bytes that clients may be sending at once: two applications each, a few dozen in all. */
const MOST_OF_A_CLIENT = 14 * 1024 * 1024;
const MOST_OF_ALL = 256 * 1024 * 1024;

/** Bounds the memory that bodies take while they arrive; each can take as long as a request may last. */
export function createUploadPlaces() {
  const ofClients = new Map<string, number>();
  let ofAll = 0;

  /**
   * Takes a place for a body.
   *
   * @param length the stated length, in bytes
   * @returns the function that gives the place back, or null when there is none
   */
  return (client: string, length: number): (() => void) | null => {
    if (length <= SMALL) return () => undefined;
    const own = ofClients.get(client) ?? 0;
    if (own + length > MOST_OF_A_CLIENT || ofAll + length > MOST_OF_ALL) return null;
    ofClients.set(client, own + length);
    ofAll += length;
    return () => {
      ofAll -= length;
      const left = (ofClients.get(client) ?? 0) - length;
      if (left > 0) ofClients.set(client, left);
      else ofClients.delete(client);
    };
  };
}
