'use client';

import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast';

/** Says with a message beside the page that it could not be loaded. A Toaster has to be on the page. */
export function FailureToast({ title }: { title: string }) {
  useEffect(() => void toast({ title, variant: 'destructive' }), [title]);
  return null;
}
