/** How the search reads one language. The lists are words with blanks between them, as one writes them. */
export interface SearchRules {
  /** Changes spellings that mean the same into one. It gets small letters without accents. */
  fold: (text: string) => string;
  /** What is one idea in two words, in folded letters: apart, one half of it is a stop word. */
  phrases: readonly (readonly [RegExp, string])[];
  /** A word that is only a time or a number, such as "3pm". */
  figure: RegExp;
  /** The stem of a folded word, so that plurals and other endings meet. */
  stem: (word: string) => string;
  /**
   * The language writes words together: an unknown word is looked for inside of the words of the notes, and those inside of
   * it, from so many letters.
   */
  shortestPart?: number;
  /** Words that say nothing about what is asked. */
  stopWords: string;
  /** Words that help to choose between notes, but name no subject of their own. */
  helping: string;
  /** Words about one booking or one person, such as what was paid, lost or broken. */
  personal: string;
}
