import type { ComponentProps } from 'react';

/**
 * A radio button without a look of its own that covers its label (which is positioned), where the label shows the state.
 * It takes the tap itself: a label would pass it on, as a second click and a second change of focus. Its focus ring, and
 * its edge where the system sets the colours, are those of the whole label, and scrolling it into view shows that whole.
 */
export function CoveringRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="radio"
      className="absolute inset-0 cursor-pointer appearance-none forced-colors:border"
      {...props}
    />
  );
}
