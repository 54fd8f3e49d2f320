'use client';

import { useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import type { ButtonProps } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Spinner } from '@/components/ui/spinner';

/** What a submit button takes. Without `pending` it follows the form action it stands in. */
export type SubmitButtonProps = Omit<ButtonProps, 'asChild' | 'type'> & {
  pending?: boolean;
  pendingLabel: string;
};

/** Submits its form once: while that is under way it says so and cannot be pressed again. */
export function SubmitButton({
  pending: pendingProp,
  pendingLabel,
  children,
  disabled,
  variant,
  size,
  className,
  ...props
}: SubmitButtonProps) {
  const status = useFormStatus();
  const pending = pendingProp ?? status.pending;
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // A disabled button loses the focus to whatever stands around it. Give it back when the work is done, unless it has
  // gone somewhere else.
  useEffect(() => {
    if (pending) return;
    if (pressed.current && document.activeElement?.contains(button.current))
      button.current?.focus();
    pressed.current = false;
  }, [pending]);

  return (
    <button
      {...props}
      ref={button}
      type="submit"
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      data-slot="button"
      className={buttonVariants({ variant, size, className })}
      onClick={() => {
        pressed.current = true;
      }}
    >
      {pending ? (
        <>
          <Spinner className="animate-appear-late motion-reduce:hidden" />
          {pendingLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
