'use client';

import { useFormStatus } from 'react-dom';
import { adminCopy } from '@/content/admin';
import { cn } from '@/lib/utils';
import { LogoutIcon } from './icons';
import { itemClasses } from './sidebar-item';

function SignOutButton({ iconsOnly }: { iconsOnly: boolean }) {
  const { pending } = useFormStatus();
  const label = adminCopy.navigation.logout;
  return (
    <button
      type="submit"
      disabled={pending}
      aria-busy={pending || undefined}
      title={iconsOnly ? label : undefined}
      className={itemClasses}
    >
      <LogoutIcon />
      <span className={cn(iconsOnly && 'md:sr-only')}>{label}</span>
    </button>
  );
}

/** Logout is a form, because it changes something; it works without JavaScript as well. */
export function SignOutForm({
  signOut,
  iconsOnly = false,
}: {
  signOut: () => Promise<void>;
  iconsOnly?: boolean;
}) {
  return (
    <form action={signOut}>
      <SignOutButton iconsOnly={iconsOnly} />
    </form>
  );
}
