import { Button } from '@/components/ui/button';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthLayout } from '../_components/auth-layout';

export async function generateMetadata() {
  const { title, lead: description } = (await words()).auth.authCopy.confirm;
  return pageMetadata({ title, description, path: paths.authConfirm, hidden: true });
}

/**
 * Where the link of a mail leads. Mail scanners follow links, so opening the page uses nothing up: the button posts to
 * the address of the page, with its token, and lib/server/address-rules.ts leads that to accept/route.ts.
 */
export default async function ConfirmPage() {
  const {
    authCopy: { confirm: copy },
  } = (await words()).auth;
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <form method="post">
        <Button type="submit" name="confirm" value="yes">
          {copy.action}
        </Button>
      </form>
    </AuthLayout>
  );
}
