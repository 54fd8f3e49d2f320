import { cn } from '@/lib/utils';

interface NumberTagProps {
  number: number;
  className?: string;
  /** Fill classes of the number and of the hole. */
  figure?: string;
  hole?: string;
}

/** A luggage tag with a number on it. Hidden from screen readers: the list around it already counts. */
export function NumberTag({
  number,
  className,
  figure = 'fill-night',
  hole = 'fill-background',
}: NumberTagProps) {
  return (
    <svg
      viewBox="0 0 48 60"
      aria-hidden="true"
      className={cn('h-15 w-12 flex-none fill-moon', className)}
    >
      <path d="M14 0h20l14 15v45H0V15z" />
      <circle className={hole} cx="24" cy="15" r="4.5" />
      <text
        x="24"
        y="50"
        textAnchor="middle"
        fontSize="28"
        className={cn('font-display font-bold tracking-[-0.03em]', figure)}
      >
        {number}
      </text>
    </svg>
  );
}
