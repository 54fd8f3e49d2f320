/** UTF-16 units of the longest character that people write, such as an emoji of a family; a longer one is cut within. */
const LONGEST_CHARACTER = 32;

/**
 * The first characters of a text as people count them: an emoji of several signs, a letter with its accents, and a syllable
 * of Hindi are one each (UAX 29, extended grapheme clusters). It takes the same time however long the text is.
 */
export function firstCharacters(text: string, count: number): string {
  const longest = (count + 1) * LONGEST_CHARACTER;
  let known = 0;
  let start = 0;
  for (const { index } of charactersOf(text.slice(0, longest))) {
    if (known === count) return text.slice(0, index);
    known += 1;
    start = index;
  }
  if (text.length <= longest) return text;
  // The last one may have lost its end.
  return text.slice(0, start || LONGEST_CHARACTER).replace(/[\uD800-\uDBFF]$/, '');
}

/** The number of characters in a text, as people count them. Those beyond `most` are not looked at. */
export function countCharacters(text: string, most = 10_000): number {
  return Array.from(charactersOf(firstCharacters(text, most))).length;
}

let segmenter: Intl.Segmenter | undefined;

/** The places where characters begin. Firefox before 125 has no segmenter; there, code points stand in. */
function charactersOf(text: string): Iterable<{ index: number }> {
  if (!('Segmenter' in Intl)) return codePointsOf(text);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

function* codePointsOf(text: string): Generator<{ index: number }> {
  let index = 0;
  for (const point of text) {
    yield { index };
    index += point.length;
  }
}
