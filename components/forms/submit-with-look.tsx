'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { Spinner } from '@/components/ui/spinner';

type SubmitWithLookProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** The classes of the button: what the server knows, no page has to load. */
  look: string;
  /** Whether the form is on its way. */
  pending: boolean;
  pendingLabel: string;
};

/** Submits its form once: while that is under way it says so and cannot be pressed again. */
export function SubmitWithLook({
  look,
  pending,
  pendingLabel,
  children,
  disabled,
  ...props
}: SubmitWithLookProps) {
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
      className={look}
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
