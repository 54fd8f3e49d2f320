import { cn } from '@/lib/utils';

interface ViewHeadingProps {
  title: string;
  text: string;
  className?: string;
}

/** What a view of the dashboard is, and what it is good for. */
export function ViewHeading({ title, text, className }: ViewHeadingProps) {
  return (
    <div className={cn('max-w-[32rem]', className)}>
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 text-muted-foreground">{text}</p>
    </div>
  );
}
