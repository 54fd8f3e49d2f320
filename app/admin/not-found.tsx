import { adminCopy } from '@/content/admin';
import { AdminHeading } from './_components/heading';

/** No collection or no row at this address; the sidebar leads on. */
export default function AdminNotFound() {
  const { missing, missingLead } = adminCopy.collection;
  return <AdminHeading title={missing} lead={missingLead} />;
}
