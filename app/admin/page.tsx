import Link from 'next/link';
import { Suspense } from 'react';
import { AdminHeading } from '@/components/admin/admin-heading';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

const copy = adminCopy.dashboard;

export const metadata = pageMetadata({
  title: 'Dashboard',
  description: 'The administrators’ desk: what can be changed here is public with the next visit.',
  path: paths.admin,
  hidden: true,
});

export default function AdminDashboardPage() {
  return (
    <Suspense>
      <Dashboard />
    </Suspense>
  );
}

async function Dashboard() {
  await requireAdmin();
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <section className="max-w-measure border-y py-6">
        <h2 className="text-h3">{copy.faq.title}</h2>
        <p className="mt-2 text-muted-foreground">{copy.faq.text}</p>
        <Link
          href={paths.adminFaq}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          {copy.faq.link}
        </Link>
      </section>
    </>
  );
}
