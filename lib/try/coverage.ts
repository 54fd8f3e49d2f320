/** A drawer counts as full from so many characters: about one sentence that answers something. */
export const FULL_NOTE = 40;

/** What each state of a drawer adds to the score. */
const POINTS = { full: 1, thin: 0.5, missing: 0 } as const;

/** How much of what guests ask a drawer answers. */
export type DrawerState = keyof typeof POINTS;

/** The state of a drawer by its note: the rubric that stands on the page in words. */
export function drawerState(note: string | undefined, needsFigure = false): DrawerState {
  const text = note?.trim() ?? '';
  if (text === '') return 'missing';
  return text.length >= FULL_NOTE && (!needsFigure || hasFigure(text)) ? 'full' : 'thin';
}

/** Whether a text has a figure in any script, such as a time or a price. */
export function hasFigure(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** The score of a cabinet: the number of full drawers, and half of the thin ones. */
export function coverageScore(states: readonly DrawerState[]): number {
  return states.reduce((sum, state) => sum + POINTS[state], 0);
}
