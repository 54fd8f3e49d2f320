import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { AuthLayout } from '../_components/auth-layout';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const { title, description } = (await words()).auth.authCopy.linkExpired;
  return pageMetadata({ title, description, path: paths.authLinkExpired, hidden: true });
}

export default async function LinkExpiredPage() {
  const {
    authCopy: { linkExpired: copy },
  } = (await words()).auth;
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <SiteLink
        href={paths.auth}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {copy.next}
      </SiteLink>
    </AuthLayout>
  );
}
