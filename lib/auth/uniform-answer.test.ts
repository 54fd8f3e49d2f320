import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ANSWER_MS, untilAnswerTime } from './uniform-answer.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

test.each([
  ['60 ms sooner', 100, ANSWER_MS - 100],
  ['60 ms later', 160, ANSWER_MS - 160],
  ['late', ANSWER_MS + 200, ANSWER_MS - 200],
])(
  'work that ends %s is answered at the same tick, not after a pause of its own',
  async (_, passed, rest) => {
    vi.spyOn(performance, 'now').mockReturnValue(5_000 + passed);
    await untilAnswerTime(5_000);
    expect(pause).toHaveBeenLastCalledWith(rest);
  },
);
