import { describe, expect, it } from 'vitest';
import { houseNotes } from '../../content/en/try-notes.ts';
import heldOut from './questions/en/held-out.json' with { type: 'json' };
import tuning from './questions/en/tuning.json' with { type: 'json' };
import unanswerable from './questions/en/unanswerable.json' with { type: 'json' };
import { measured } from './measured.ts';
import { searchHouse } from './search.ts';

// Prints and compares counts only: a failure must not show a held-out question to the person who sets the search.
const search = searchHouse(houseNotes);
const heldOutUnanswerable = unanswerable.slice(12);

const measure = (answered: typeof tuning, asked: typeof unanswerable) => ({
  questions: answered.length,
  rightFirst: answered.filter(({ question, note }) => search(question)?.id === note).length,
  unanswerable: asked.length,
  asked: asked.filter(({ question }) => search(question) === null).length,
});

const all = measure([...tuning, ...heldOut], unanswerable);

describe('the search of the house', () => {
  it('finds the right note first in at least 85 % of the 60 questions', () => {
    expect(all.questions).toBe(60);
    expect(all.rightFirst / all.questions).toBeGreaterThanOrEqual(0.85);
  });

  // The aim for questions that no note answers was 90 % asked of the team; it is missed by one question. The search was not
  // changed after the held-out questions were measured: one that is set with them tells nothing about the next question.
  it('was measured at what the site says, held-out questions apart', () => {
    expect({ all, heldOut: measure(heldOut, heldOutUnanswerable) }).toEqual(measured);
  });

  it('has a note for every question that should be answered', () => {
    const known = new Set(houseNotes.map(({ id }) => id));
    const unknown = [...tuning, ...heldOut].filter(({ note }) => !known.has(note));
    expect(unknown).toHaveLength(0);
  });
});
