import type { ReactNode } from 'react';

interface ErrorStateProps {
  message: string;
  /** The way to try again, where there is one. */
  retry?: ReactNode;
}

/** Says that something could not be loaded, and is read out at once. */
export function ErrorState({ message, retry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 border-l-[6px] border-destructive bg-card px-6 py-5 text-card-foreground"
    >
      <p className="max-w-[40em] font-semibold text-destructive-text">{message}</p>
      {retry}
    </div>
  );
}

interface RetryButtonProps {
  label: string;
  /** Comes from the server where the button is part of a page: `buttonVariants` would add to the page's script. */
  className: string;
  onRetry: () => void;
}

/** Tries again what just failed. */
export function RetryButton({ label, className, onRetry }: RetryButtonProps) {
  return (
    <button type="button" onClick={onRetry} className={className}>
      {label}
    </button>
  );
}
