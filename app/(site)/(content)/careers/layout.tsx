import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';

/** Messages of the careers pages stand outside their error screens, which send some themselves. */
export default function CareersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
