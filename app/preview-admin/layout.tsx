import { Toaster } from '@/components/ui/toaster';
import type { ReactNode } from 'react';
export default function L({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
