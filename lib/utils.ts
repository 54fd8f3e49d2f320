import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// The type scale has names of its own; without them tailwind-merge takes `text-small` for a colour.
const twMerge = extendTailwindMerge({
  extend: { theme: { text: ['small', 'body', 'lead', 'h4', 'h3', 'h2', 'h1'] } },
});

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
