'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { erasePerson, erasureSchema } from '@/lib/desk/people/person';
import { ANSWERING } from '@/lib/desk/rights';

/** Counts, or erases once it is confirmed, what is kept about a person. */
export const erasePersonsData = adminAction(
  'erase-person',
  erasureSchema,
  () => ANSWERING,
  async ({ client }, request) => {
    const erased = await erasePerson(client, request);
    return erased ? ({ status: 'done', ...erased } as const) : ({ status: 'changed' } as const);
  },
);
