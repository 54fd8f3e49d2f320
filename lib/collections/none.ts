/** The choice of a select that stores null. */
export const NONE = 'none';
