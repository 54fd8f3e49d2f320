'use server';

import { updateTag } from 'next/cache';
import { adminAction } from '@/lib/actions/admin-action';
import {
  createFaqItem,
  deleteFaqItem,
  FAQ_TAG,
  getFaqItem,
  updateFaqItem,
} from '@/lib/data/faq-items';
import { saveFaqItemSchema, seenVersionSchema } from '@/lib/schemas/faq-item';

/**
 * Creates a FAQ item, or updates the version that the administrator has seen. When somebody else changed or deleted it
 * in the meantime nothing is written, and the other version comes back.
 */
export const saveFaq = adminAction(
  'save-faq',
  saveFaqItemSchema,
  'Failed to save FAQ',
  async ({ client }, { seen, values }) => {
    if (!seen) await createFaqItem(client, values);
    else if (!(await updateFaqItem(client, seen, values))) {
      return { status: 'conflict', current: await getFaqItem(client, seen.id) } as const;
    }
    updateTag(FAQ_TAG);
    return { status: 'done' } as const;
  },
);

/** Deletes the version of a FAQ item that the administrator has seen; one that is gone already counts as deleted. */
export const deleteFaq = adminAction(
  'delete-faq',
  seenVersionSchema,
  'Failed to delete FAQ',
  async ({ client }, seen) => {
    if (!(await deleteFaqItem(client, seen)) && (await getFaqItem(client, seen.id))) {
      return { status: 'changed' } as const;
    }
    updateTag(FAQ_TAG);
    return { status: 'done' } as const;
  },
);
