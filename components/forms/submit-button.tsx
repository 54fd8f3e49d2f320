'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { Spinner } from '@/components/ui/spinner';

type SubmitButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  pending: boolean;
  pendingLabel: string;
};

/**
 * Submits its form. It is disabled while the form is being sent. Take its classes from `buttonVariants`: where the
 * server component of the page passes them in, the browser does not load them.
 */
export function SubmitButton({
  pending,
  pendingLabel,
  children,
  disabled,
  ...props
}: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // A disabled button loses the focus. It gets the focus back afterwards, unless the focus has moved elsewhere.
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
      onClick={() => void (pressed.current = true)}
    >
      {pending ? (
        <>
          <Spinner className="animate-appear-late motion-reduce:hidden" />
          <span>{pendingLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
