import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlClasses } from './control-classes';

/** A text field of several lines; it grows with what is typed where the browser knows how, up to 24 rem. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(controlClasses, 'field-sizing-content max-h-96 min-h-32 resize-y', className)}
      {...props}
    />
  );
}
