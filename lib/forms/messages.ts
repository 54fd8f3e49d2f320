import { fillIn } from '../text/fill-in.ts';

/**
 * The sentences of forms in another language, by the English ones that the schemas have. A place such as `{name}` stands for
 * a part that differs; it comes back in the translation.
 */
export type Messages = Readonly<Record<string, string>>;

/** A sentence of a form in another language. One that is not among the messages stays as it is. */
export function translateMessage(sentence: string, messages: Messages): string {
  if (Object.hasOwn(messages, sentence)) return messages[sentence]!;
  for (const [english, translation] of Object.entries(messages)) {
    const values = patternOf(english)?.exec(sentence)?.groups;
    if (values) return fillIn(translation, values);
  }
  return sentence;
}

/** An English sentence as a pattern, or null for one without places. */
function patternOf(english: string): RegExp | null {
  // Every second part is the name of a place.
  const parts = english.split(/\{(\w+)\}/);
  if (parts.length === 1) return null;
  const source = parts.map((part, nth) => (nth % 2 ? `(?<${part}>.*)` : literal(part)));
  return new RegExp(`^${source.join('')}$`, 's');
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
