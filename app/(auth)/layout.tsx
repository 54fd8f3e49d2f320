import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';

export const ensureStatic = 'navigation';

export default function AuthAreaLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
