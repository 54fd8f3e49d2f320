import { clsx } from 'clsx';

/**
 * A key tag that swings on its string. With a label it is a status; leave the label out inside an element that says what
 * is going on.
 */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      className={clsx('inline-flex items-center gap-3', className)}
    >
      <svg
        viewBox="0 0 20 24"
        aria-hidden="true"
        className="h-[1.2em] w-[1em] origin-[50%_4%] animate-swing overflow-visible"
      >
        <path d="M10 1v8" stroke="currentColor" strokeWidth="1.5" />
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M7 5h6l4 5v14H3V10zm3 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
        />
      </svg>
      {label}
    </span>
  );
}
