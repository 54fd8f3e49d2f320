import type { ComponentProps } from 'react';
import type { ButtonProps } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { SubmitWithLook } from './submit-with-look';

/** What a submit button takes. Without `pending` it follows the form action it stands in. */
export type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'size'> &
  Omit<ComponentProps<typeof SubmitWithLook>, 'look'> & { className?: string };

/** A {@link SubmitWithLook} in one of the looks of a button. */
export function SubmitButton({ variant, size, className, ...props }: SubmitButtonProps) {
  return <SubmitWithLook {...props} look={buttonVariants({ variant, size, className })} />;
}
