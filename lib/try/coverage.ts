/** A note counts as written from so many characters: about one sentence that answers something. */
export const FULL_NOTE = 40;

/** How much of what guests ask a note answers. */
export type NoteState = 'missing' | 'thin' | 'full';

/** The state of a note, by the rule that stands on the page in words. */
export function noteState(note: string | undefined, needsFigure = false): NoteState {
  const text = note?.trim() ?? '';
  if (text === '') return 'missing';
  // A figure is a digit of any script.
  const isFull = text.length >= FULL_NOTE && (!needsFigure || /\p{Nd}/u.test(text));
  return isFull ? 'full' : 'thin';
}
