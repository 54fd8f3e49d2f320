'use client';

import { unstable_rethrow } from 'next/navigation';
import { useTransition, type SubmitEvent } from 'react';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { cn } from '@/lib/utils';
import { LogoutIcon } from './icons';
import { itemClasses } from './sidebar-item';

interface SignOutFormProps {
  signOut: () => Promise<void>;
  iconsOnly?: boolean;
}

/**
 * Logout is a form, because it changes something; it works before the page's script is there as well. A server that cannot
 * be reached is told of, and the page stays.
 */
export function SignOutForm({ signOut, iconsOnly = false }: SignOutFormProps) {
  const [pending, startTransition] = useTransition();
  const label = adminCopy.navigation.logout;

  function leave(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    startTransition(() =>
      signOut().catch((error: unknown) => {
        unstable_rethrow(error); // the way out
        toast({
          title: adminCopy.toasts.error,
          description: adminCopy.signOutFailed,
          variant: 'destructive',
        });
      }),
    );
  }

  return (
    <form action={signOut} onSubmit={leave}>
      <button
        type="submit"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        title={iconsOnly ? label : undefined}
        className={itemClasses}
      >
        <LogoutIcon />
        <span className={cn(iconsOnly && 'md:sr-only')}>{label}</span>
      </button>
    </form>
  );
}
