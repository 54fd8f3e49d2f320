'use server';

import { refresh } from 'next/cache';
import { adminCopy } from '@/content/admin';
import { adminAction } from '@/lib/actions/admin-action';
import { administratorSchema, invitationSchema } from '@/lib/auth/credentials';
import { setAdministrator, withdrawInvitation } from '@/lib/desk/people/administrators';
import { OWNER } from '@/lib/desk/rights';

/** Gives or takes a role; the database refuses to leave no owner. */
export const changeAdministrator = adminAction(
  'change-administrator',
  administratorSchema,
  () => OWNER,
  async ({ client }, { email, role }) => {
    const outcome = await setAdministrator(client, email, role);
    if (outcome === 'unknown' || outcome === 'last')
      return { status: 'failed', message: adminCopy.administrators[outcome] } as const;
    refresh();
    return { status: 'done', outcome } as const;
  },
);

/** Withdraws an invitation: who confirms the address later gets no role. */
export const withdraw = adminAction(
  'withdraw-invitation',
  invitationSchema,
  () => OWNER,
  async ({ client }, { id }) => {
    await withdrawInvitation(client, id);
    refresh();
    return { status: 'done' } as const;
  },
);
