import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthLayout } from '../../_components/auth-layout';
import { expiredPath, linkKinds } from './link-kinds';

type Kind = 'email' | keyof typeof linkKinds;

export async function linkExpiredMetadata(kind: Kind) {
  const { title, kinds } = (await words()).auth.authCopy.linkExpired;
  return pageMetadata({
    title,
    description: kinds[kind].lead,
    path: expiredPath(kind),
    hidden: true,
  });
}

/** Why the link of a mail opens nothing any more, and what to do. */
export async function LinkExpired({ kind }: { kind: Kind }) {
  const { title, kinds } = (await words()).auth.authCopy.linkExpired;
  const { lead, next } = kinds[kind];
  return (
    <AuthLayout title={title} lead={lead}>
      <SiteLink
        href={kind === 'email' ? paths.auth : linkKinds[kind]}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {next}
      </SiteLink>
    </AuthLayout>
  );
}
