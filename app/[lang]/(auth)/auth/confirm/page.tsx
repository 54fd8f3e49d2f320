import { Button } from '@/components/ui/button';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { AuthLayout, authMetadata } from '../_components/auth-layout';

export const generateMetadata = authMetadata('confirm', paths.authConfirm);

/**
 * Where the link of a mail leads. Mail scanners follow links, so opening the page uses nothing up: the button posts to
 * the address of the page, with its token, and lib/server/address-rules.ts leads that to accept/route.ts.
 */
export default async function ConfirmPage() {
  const { title, lead, action } = (await words()).auth.authCopy.confirm;
  return (
    <AuthLayout title={title} lead={lead}>
      <form method="post">
        <Button type="submit" name="confirm" value="yes">
          {action}
        </Button>
      </form>
    </AuthLayout>
  );
}
