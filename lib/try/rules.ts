export type Emergency = 'fire' | 'gas' | 'smoke' | 'break-in' | 'injury' | 'water' | 'locked-out';

/**
 * How questions and notes are read in one language. The lists are words with blanks between them, as one writes them. All
 * patterns get folded text: small letters without accents.
 */
export interface Rules {
  /** Changes spellings that mean the same into one. Apostrophes that are left go in every language. */
  spell: (folded: string) => string;
  /** The stem of a folded word, so that plurals and other endings meet. */
  stem: (word: string) => string;
  /** The language writes words together: an unknown one is read as its two parts. */
  joins?: true;
  /**
   * Other words for the same thing, a line each: "the word: another one, another in * words". The star stands for up to two
   * words. Words with # ask for a figure. Nothing stands here that is a further thing.
   */
  words: string;
  /** Words that say nothing about what is asked. Their other forms say nothing either, unless part of a compound. */
  empty: string;
  /** Persons and times: they count where a note knows them. */
  optional: string;
  /** Rooms: behind a preposition they count as persons do, but not where a question asks whether there is something. */
  rooms: string;
  /** Whether a question asks if there is something. */
  exists: RegExp;
  /** Words behind which a text only mentions what follows, such as "beside". */
  before: string;
  /** Words in front of which a text only mentions something, such as "too". */
  after?: string;
  /** Words that a text only mentions by their ending. */
  mentioned?: RegExp;
  /** Where the second question of a sentence begins. */
  secondQuestion: RegExp;
  /** Phrases that look like an emergency and are none. */
  noEmergency: RegExp;
  /** The emergencies, in the order in which they are told. */
  emergencies: Record<Emergency, RegExp>;
  /** Asks whether a machine answers. */
  robot: RegExp;
}
