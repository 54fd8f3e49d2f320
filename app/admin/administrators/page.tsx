import { Suspense } from 'react';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { listAdministrators, listInvitations } from '@/lib/desk/people/administrators';
import { OWNER } from '@/lib/desk/rights';
import { deskRoleSchema } from '@/lib/auth/roles';
import { deskPaths } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/text/format';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';
import { Administrators } from './_components/administrators';

const copy = adminCopy.administrators;

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.lead,
  path: deskPaths.administrators,
  hidden: true,
});

export default function AdministratorsPage() {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<ListSkeleton label={copy.loading} />}>
        <AdministratorList />
      </Suspense>
    </>
  );
}

async function AdministratorList() {
  const { client, user } = await requireAdmin(OWNER);
  const [list, invitations] = await Promise.all([
    listAdministrators(client),
    listInvitations(client),
  ]);
  return (
    <Administrators
      list={list.map((one) => ({ ...one, role: deskRoleSchema.parse(one.role) }))}
      invitations={invitations.map(({ id, email, role, ...invitation }) => ({
        id,
        email,
        role: deskRoleSchema.parse(role),
        // The invitations of an owner who is none any more are gone.
        by: list.find((one) => one.id === invitation.invited_by)?.email ?? '',
        at: formatMoment(invitation.updated_at),
        until: formatMoment(invitation.expires_at),
      }))}
      ownId={user.id}
    />
  );
}
