'use server';

import { refresh } from 'next/cache';
import { adminAction } from '@/lib/actions/admin-action';
import { expirePages } from '@/lib/actions/expire-pages';
import { rolesOf } from '@/lib/desk/rights';
import { faqItems } from '@/lib/faq/admin';
import { moveFaqItem } from '@/lib/faq/faq-items';
import { faqMoveSchema } from '@/lib/faq/schema';

/** Moves a question to another place of the list that the administrator has seen, unless the list has changed since. */
export const moveItem = adminAction(
  'move-faq-item',
  faqMoveSchema,
  () => rolesOf(faqItems),
  async ({ client }, move) => {
    const isMoved = await moveFaqItem(client, move);
    if (isMoved) expirePages({ table: 'faq_items' });
    refresh();
    return { status: isMoved ? 'done' : 'changed' } as const;
  },
);
