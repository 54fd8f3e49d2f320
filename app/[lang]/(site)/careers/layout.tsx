import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { words } from '@/content/words';

/** The careers pages show toasts; the place of these is outside the page, so that one outlives a navigation. */
export default async function CareersLayout({ children }: { children: ReactNode }) {
  const { states } = await words();
  return (
    <>
      {children}
      <Toaster words={states.toasts} />
    </>
  );
}
