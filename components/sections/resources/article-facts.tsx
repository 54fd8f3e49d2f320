import { clsx } from 'clsx';
import { formatDay } from '@/lib/text/format-day';
import type { Article } from './article';

type Facts = Pick<Article, 'date' | 'read_time'> & { author?: string; className?: string };

/** When an article was written, how long it takes and, where there is room, who wrote it. */
export function ArticleFacts({ date, read_time, author, className }: Facts) {
  return (
    <p className={clsx('flex flex-wrap gap-x-6 gap-y-1 text-muted-foreground', className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      {read_time && <span>{read_time}</span>}
      {author && <span>{author}</span>}
    </p>
  );
}
