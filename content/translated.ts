import type { Language } from '../lib/languages/languages.ts';

/**
 * Names of what stands in English only, because code reads it or it is the same for every reader. Numbers, booleans and what
 * is said in each language side by side need no name here.
 */
const STRUCTURAL = [
  'alias',
  'amount',
  'author',
  'cardTag',
  'code',
  'conversion',
  'drawing',
  'group',
  'href',
  'icon',
  'id',
  'image',
  'inForceSince',
  'initials',
  'kind',
  'path',
  'status',
  'time',
  'unsubscribe',
] as const;

/** Mails that are in English only: those to the team, and those about the desk. */
type EnglishOnly = `${string}-notice` | `administrator-${string}`;

/** Whether a part of the English words stands there only. Under these names an object has texts. */
export function isStructural(name: string, part: unknown): boolean {
  if (typeof part === 'string') return STRUCTURAL.some((structural) => structural === name);
  return /-notice$|^administrator-/.test(name);
}

/** The words of a language: the keys and lists of the English ones, with other texts in them. */
export type Translated<English> = English extends string
  ? string
  : English extends number | boolean | null | undefined
    ? English
    : English extends (...data: infer Data) => infer Result
      ? (...data: Data) => Translated<Result>
      : {
          readonly [Key in keyof English]: Key extends StructuralKey<English>
            ? English[Key]
            : Translated<English[Key]>;
        };

/**
 * The words that a language writes itself: each text of the English words, and nothing else. A list whose entries have an `id` is
 * written by their ids.
 */
export type Texts<English> = English extends string
  ? string
  : English extends number | boolean | null | undefined
    ? never
    : English extends (...data: infer Data) => infer Result
      ? (...data: Data) => Texts<Result>
      : English extends readonly { id: string }[]
        ? { readonly [Entry in English[number] as Entry['id']]: Texts<Entry> }
        : English extends readonly unknown[]
          ? TextsOfList<English>
          : English extends { text: string; translation: unknown }
            ? TextsOfMessage<English>
            : TextsOfObject<English>;

type TextsOfList<English extends readonly unknown[]> = [Texts<English[number]>] extends [never]
  ? never
  : { readonly [Nth in keyof English]: Texts<English[Nth]> };

type TextsOfObject<English> = [TextKey<English>] extends [never]
  ? never
  : { readonly [Key in keyof English as Key & TextKey<English>]: Texts<English[Key]> };

/** A guest writes in any language, which is another one only where that of the readers would be the same. */
type TextsOfMessage<English> =
  TextsOfObject<Omit<English, 'from' | 'lang' | 'text'>> extends infer Own
    ? [Own] extends [never]
      ? never
      : Own & { readonly lang?: string; readonly text?: string }
    : never;

/** The keys of texts. What has a text for each language has none that is translated. */
type TextKey<English> = keyof English extends Language
  ? never
  : {
      [Key in keyof English]-?: Key extends StructuralKey<English>
        ? never
        : [Texts<English[Key]>] extends [never]
          ? never
          : Key;
    }[keyof English];

type StructuralKey<English> =
  | EnglishOnly
  | {
      [Key in keyof English]-?: Key extends (typeof STRUCTURAL)[number]
        ? Code<Key, English[Key]>
        : never;
    }[keyof English];

type Code<Key, Value> = Value extends string | null | undefined ? Key : never;

/** The words of every language: its texts, laid over what stands in English. */
export function inEveryLanguage<English>(
  english: English,
  texts: Record<Exclude<Language, 'en'>, Texts<English>>,
) {
  const own = Object.entries(texts).map(([code, own]) => [code, translated(english, own)]);
  return { en: english, ...Object.fromEntries(own) } as Record<Language, Translated<English>>;
}

/** The words of one language. A list has as many entries as its texts. */
export function translated<English>(english: English, texts: Texts<English>) {
  return laidOver(english, texts) as Translated<English>;
}

type Part = Readonly<Record<string, unknown>>;
type Written = (...data: unknown[]) => unknown;

function laidOver(english: unknown, texts: unknown): unknown {
  if (typeof texts === 'function')
    return (...data: unknown[]) =>
      laidOver((english as Written)(...data), (texts as Written)(...data));
  if (Array.isArray(texts)) {
    const entries: readonly unknown[] = Array.isArray(english) ? english : [];
    return texts.map((text, nth) => laidOver(entries[nth], text));
  }
  if (typeof texts !== 'object') return texts ?? english;
  if (Array.isArray(english))
    return english.map((entry: Part) => laidOver(entry, (texts as Part)[entry.id as string]));
  const own = Object.entries(texts as Part).map(([key, text]) => [
    key,
    laidOver((english as Part | undefined)?.[key], text),
  ]);
  return { ...(english as Part), ...Object.fromEntries(own) };
}
