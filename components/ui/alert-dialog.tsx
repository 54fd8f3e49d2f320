'use client';

import * as AlertDialogPrimitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { buttonVariants } from './button';
import { dialogVariants, overlayVariants } from './dialog';
import { styled } from './styled';

/** A question that has to be answered before anything else happens. */
export const AlertDialog = AlertDialogPrimitive.Root;

/** The window, with an overlay behind it. */
export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayVariants()} />
      <AlertDialogPrimitive.Content
        data-theme="light"
        className={cn(dialogVariants(), 'sm:max-w-xl', className)}
        {...props}
      />
    </AlertDialogPrimitive.Portal>
  );
}

/** Question and consequences. */
export const AlertDialogHeader = styled('div', 'flex flex-col gap-3');

/** The answers. */
export { DialogFooter as AlertDialogFooter } from './dialog';

/** The question in two or three words. */
export const AlertDialogTitle = styled(AlertDialogPrimitive.Title, 'text-h3');

/** The consequences. */
export const AlertDialogDescription = AlertDialogPrimitive.Description;

/** Leaves everything as it was; holds the focus when the question opens. */
export const AlertDialogCancel = styled(
  AlertDialogPrimitive.Cancel,
  buttonVariants({ variant: 'outline' }),
);
