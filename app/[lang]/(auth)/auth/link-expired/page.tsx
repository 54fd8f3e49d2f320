import Link from 'next/link';
import { authCopy } from '@/content/en/auth';
import { AuthLayout } from '../_components/auth-layout';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

const copy = authCopy.linkExpired;

export const metadata = pageMetadata({
  title: copy.title,
  description:
    'This confirmation link was used before or is too old. Sign in, or register once more.',
  path: paths.authLinkExpired,
  hidden: true,
});

export default function LinkExpiredPage() {
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <Link
        href={paths.auth}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {copy.next}
      </Link>
    </AuthLayout>
  );
}
