/** The bounds of what a visitor writes about their own house, in characters. */
export const OWN_HOUSE = {
  longestName: 80,
  longestNote: 1000,
  mostFurther: 20,
  /** Bytes: fifty notes of the greatest length in letters of three bytes, and the rest of a file. */
  largestFile: 200_000,
} as const;

/** Where the browser keeps the house that a visitor wrote down (localStorage). */
export const OWN_HOUSE_KEY = 'own-house';
