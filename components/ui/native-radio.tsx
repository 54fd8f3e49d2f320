import type { ComponentProps } from 'react';

/**
 * An invisible radio button that covers its positioned label, where the label shows the state by CSS. The label must not
 * take the tap: it would pass it on as a second click. The focus ring is that of the whole label.
 */
export function NativeRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="radio"
      className="absolute inset-0 cursor-pointer appearance-none forced-colors:border"
      {...props}
    />
  );
}
