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
      className="border-destructive bg-card text-card-foreground flex flex-col items-start gap-4 border-l-[6px] px-6 py-5"
    >
      <p className="text-destructive max-w-[60ch] font-semibold">{message}</p>
      {retry}
    </div>
  );
}
