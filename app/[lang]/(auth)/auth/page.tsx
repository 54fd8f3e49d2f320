import Link from 'next/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { accountForms, authCopy } from '@/content/en/auth';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthTabs } from './_components/auth-forms';
import { AuthLayout, submitClassName } from './_components/auth-layout';
import { signOut } from '@/lib/auth/sign-out';
import { signIn, signUp } from './actions';

const copy = authCopy.signedIn;

export const metadata = pageMetadata({
  title: 'Sign in',
  description: 'Sign in to Nightdesk or create an account with your e-mail address and a password.',
  path: paths.auth,
  hidden: true,
});

export default function AuthPage() {
  return (
    <AuthLayout>
      <AuthTabs
        signIn={signIn}
        signUp={signUp}
        submitClassName={submitClassName}
        words={accountForms}
        signedIn={{
          user: <SignedIn href={paths.app.root} label={copy.user} />,
          admin: <SignedIn href={paths.admin} label={copy.admin} />,
        }}
      />
    </AuthLayout>
  );
}

/** The links of a signed-in user. Both areas have their own root layout, so the links load a new document. */
function SignedIn({ href, label }: { href: string; label: string }) {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="text-lead font-semibold">{copy.title}</p>
      <a href={href} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
        {label}
      </a>
      <Link
        href={paths.authNewPassword}
        className="inline-flex min-h-11 items-center text-primary underline"
      >
        {copy.password}
      </Link>
      <form action={signOut}>
        <Button type="submit" variant="outline">
          {copy.signOut}
        </Button>
      </form>
    </div>
  );
}
