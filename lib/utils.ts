import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Knows the site's own font sizes: tailwind-merge would take `text-small` for a colour. Marked as pure, so that a script that
// uses a component's variants only does not load tailwind-merge.
const twMerge = /* @__PURE__ */ extendTailwindMerge({
  extend: { theme: { text: ['small', 'body', 'lead', 'h4', 'h3', 'h2', 'h1'] } },
});

/**
 * Joins class names; a later Tailwind class wins over an earlier one of the same kind. Components that visitors'
 * browsers load (Input, Textarea, Field, Spinner) join them with `cva` or `clsx`, which spares 8 kB of tailwind-merge.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
