import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { toasts } from '@/content/en/states';

/** The careers pages show toasts; the place of these is outside the page, so that one outlives a navigation. */
export default function CareersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster words={toasts} />
    </>
  );
}
