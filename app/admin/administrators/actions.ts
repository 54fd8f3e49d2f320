'use server';

import { refresh } from 'next/cache';
import { adminCopy } from '@/content/admin';
import { adminAction } from '@/lib/actions/admin-action';
import { setAdministrator } from '@/lib/data/administrators';
import { administratorSchema } from '@/lib/schemas/credentials';

const copy = adminCopy.administrators;

/** Gives or takes the administrator flag; the database refuses to leave no administrator. */
export const changeAdministrator = adminAction(
  'change-administrator',
  administratorSchema,
  async ({ client }, { email, isAdmin }) => {
    const outcome = await setAdministrator(client, email, isAdmin);
    if (outcome === 'done') {
      refresh();
      return { status: 'done' } as const;
    }
    return { status: 'failed', message: copy[outcome] } as const;
  },
);
