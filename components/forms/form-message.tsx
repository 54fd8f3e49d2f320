import type { ComponentProps } from 'react';
import { messageVariants } from './message-variants';

/** A message about the whole form. Errors are announced at once, everything else when the reader pauses. */
export function FormMessage({
  variant,
  title,
  className,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'title'> &
  Parameters<typeof messageVariants>[0] & { title?: string }) {
  return (
    <div
      data-slot="form-message"
      role={variant === 'error' ? 'alert' : 'status'}
      className={messageVariants({ variant, className })}
      {...props}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}
