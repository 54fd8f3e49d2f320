'use server';

import { refresh, updateTag } from 'next/cache';
import { adminAction } from '@/lib/actions/admin-action';
import { FAQ_TAG, moveFaqItem } from '@/lib/data/faq-items';
import { faqMoveSchema } from '@/lib/schemas/faq-item';

/** Moves a question to another place of the list that the administrator has seen, unless the list has changed since. */
export const moveItem = adminAction('move-faq-item', faqMoveSchema, async ({ client }, move) => {
  const isMoved = await moveFaqItem(client, move);
  if (isMoved) updateTag(FAQ_TAG);
  refresh();
  return { status: isMoved ? 'done' : 'changed' } as const;
});
