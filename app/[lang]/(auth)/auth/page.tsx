import { Button, buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { deskPaths } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthTabs } from './_components/auth-forms';
import { AuthLayout, submitClassName } from './_components/auth-layout';
import { signOut } from '@/lib/auth/sign-out';
import { signIn, signUp } from './actions';

export async function generateMetadata() {
  const { pageTitle: title, description } = (await words()).auth.authCopy;
  return pageMetadata({ title, description, path: paths.auth, hidden: true });
}

export default async function AuthPage() {
  const { accountForms, authCopy } = (await words()).auth;
  const { signedIn } = authCopy;
  return (
    <AuthLayout>
      <AuthTabs
        signIn={signIn}
        signUp={signUp}
        submitClassName={submitClassName}
        words={accountForms}
        signedIn={{
          user: <SignedIn href={paths.app.root} label={signedIn.user} />,
          admin: <SignedIn href={deskPaths.home} label={signedIn.admin} />,
        }}
      />
    </AuthLayout>
  );
}

/** The links of a signed-in user. Both areas have their own root layout, so the links load a new document. */
async function SignedIn({ href, label }: { href: string; label: string }) {
  const copy = (await words()).auth.authCopy.signedIn;
  return (
    <div className="grid justify-items-start gap-6">
      <p className="text-lead font-semibold">{copy.title}</p>
      <a href={href} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
        {label}
      </a>
      <SiteLink
        href={paths.authNewPassword}
        className="inline-flex min-h-11 items-center text-primary underline"
      >
        {copy.password}
      </SiteLink>
      <form action={signOut}>
        <Button type="submit" variant="outline">
          {copy.signOut}
        </Button>
      </form>
    </div>
  );
}
