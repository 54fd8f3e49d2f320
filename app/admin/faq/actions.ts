'use server';

import { updateTag } from 'next/cache';
import { adminCopy } from '@/content/admin';
import { adminAction } from '@/lib/actions/admin-action';
import {
  createFaqItem,
  deleteFaqItem,
  FAQ_TAG,
  getFaqItem,
  updateFaqItem,
} from '@/lib/data/faq-items';
import { faqSaveSchema, versionSchema } from '@/lib/schemas/faq-item';

const { toasts } = adminCopy;

/**
 * Creates an FAQ item, or updates the version that the administrator started from. When somebody else changed or
 * deleted it in the meantime nothing is written, and the other version comes back.
 */
export const saveFaq = adminAction(
  'save-faq',
  faqSaveSchema,
  (reason) => reason || toasts.saveFailed,
  async ({ client }, { base, values }) => {
    if (!base) await createFaqItem(client, values);
    else if (!(await updateFaqItem(client, base, values))) {
      return { status: 'conflict', current: await getFaqItem(client, base.id) } as const;
    }
    updateTag(FAQ_TAG);
    return { status: 'done' } as const;
  },
);

/** Deletes the version of an FAQ item that the administrator has seen; one that is gone already counts as deleted. */
export const deleteFaq = adminAction(
  'delete-faq',
  versionSchema,
  () => toasts.deleteFailed,
  async ({ client }, version) => {
    const deleted = await deleteFaqItem(client, version);
    const current = deleted ? null : await getFaqItem(client, version.id);
    updateTag(FAQ_TAG);
    return current ? ({ status: 'changed' } as const) : ({ status: 'done' } as const);
  },
);
