import { Suspense } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { DeskLink } from '../_components/desk-link';
import { AdminHeading } from '../_components/heading';

const { outsideRole: copy, administrators } = adminCopy;

export const metadata = pageMetadata({
  title: copy.title,
  description: 'A page of the admin area that another role opens.',
  path: deskPaths.outsideRole,
  hidden: true,
});

/** Stands in place of a page that the role of the administrator does not open; its address stays, and the status is 403. */
export default function OutsideRolePage() {
  return (
    <Suspense fallback={<AdminHeading title={copy.title} />}>
      <OutsideRole />
    </Suspense>
  );
}

async function OutsideRole() {
  const { role } = await requireAdmin();
  return (
    <>
      <AdminHeading
        title={copy.title}
        lead={copy.sentence(administrators.roles[role].name.toLowerCase())}
      />
      <DeskLink href={deskPaths.home} className={buttonVariants({ variant: 'outline' })}>
        {copy.back}
      </DeskLink>
    </>
  );
}
