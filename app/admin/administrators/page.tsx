import { Suspense } from 'react';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { listAdministrators } from '@/lib/admin/administrators';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';
import { Administrators } from './_components/administrators';

const copy = adminCopy.administrators;

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.lead,
  path: paths.adminAdministrators,
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
  const { client, user } = await requireAdmin();
  return <Administrators list={await listAdministrators(client)} ownId={user.id} />;
}
