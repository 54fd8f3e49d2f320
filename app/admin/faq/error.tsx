'use client';

import { adminCopy } from '@/content/admin';
import { AdminHeading } from '../_components/heading';
import AdminError from '../error';

/** The list could not be read: a message, and a way to try again. Never an empty table. */
export default function FaqManagementError({ retry }: { retry: () => void }) {
  return (
    <>
      <AdminHeading title={adminCopy.faq.title} lead={adminCopy.faq.lead} />
      <AdminError message={adminCopy.faq.loadFailed} retry={retry} />
    </>
  );
}
