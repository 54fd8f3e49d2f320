/** The most that a client may send at once: parts (fields, members of lists and objects) and text, in UTF-16 units. */
export type InputLimits = { parts: number; text: number };

/** The limits of a call, above any of ours: a text of 100,000 characters of the admin area, decomposed; a thousand categories. */
export const CALL_LIMITS: InputLimits = { parts: 2_000, text: 1_000_000 };

/**
 * Says whether a value that a client sent has more parts, or more text, than is taken; null where it is within the
 * limits. It looks at no more than so many parts, and into no text. What is nested or refers to itself is counted too.
 */
export function findExcess(input: unknown, limits: InputLimits): 'parts' | 'text' | null {
  const open = [input];
  let parts = 0;
  let text = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') text += value.length;
    if (text > limits.text) return 'text';
    for (const [name, member] of membersOf(value)) {
      parts += 1;
      if (parts > limits.parts) return 'parts';
      text += name.length;
      open.push(member);
    }
  }
  return null;
}

/** The members of what the framework makes of a client's message; a file, a date or a number is one part. */
function* membersOf(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) || value instanceof Set) for (const member of value) yield ['', member];
  else if (value instanceof FormData) yield* value;
  else if (value instanceof Map)
    for (const [key, member] of value) {
      yield ['', key];
      yield ['', member];
    }
  // No other object: a list of bytes has as many members as bytes.
  else if (Object.getPrototypeOf(value) === Object.prototype)
    for (const name in value) yield [name, (value as Record<string, unknown>)[name]];
}
