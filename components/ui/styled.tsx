import type { ComponentProps, ElementType } from 'react';
import { cn } from '@/lib/utils';

/** An element, or another component, with classes of its own before those that it is given. */
export function styled<Base extends ElementType>(base: Base, ...classes: string[]) {
  const Element: ElementType = base;
  return function Styled(props: ComponentProps<Base>) {
    const { className } = props as { className?: string };
    return <Element {...props} className={cn(classes, className)} />;
  };
}
