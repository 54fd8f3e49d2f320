import type { ComponentProps } from 'react';

/** Two crossed bars, for buttons that close something. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}

/** An arrow head that points down, for selects. */
export function ChevronDownIcon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 14 9" aria-hidden="true" className="w-3.5" {...props}>
      <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** A tick, for the chosen item of a list. */
export function CheckIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path d="M4 10.5l4 4L16 6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
