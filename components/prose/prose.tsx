import type { SafeHtml } from '@/lib/html/sanitize';
import { scrollableTables } from '@/lib/html/stored-html';
import { cn } from '@/lib/utils';
import styles from './prose.module.css';

interface ProseProps {
  /** What sanitiseStoredHtml gave. */
  html: SafeHtml;
  className?: string;
}

/** A text from the database as a column of one measure. It styles what is inside it; the box around it is the caller's. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div
      dir="auto"
      className={cn(styles.prose, className)}
      dangerouslySetInnerHTML={{ __html: scrollableTables(html, 'Table') }}
    />
  );
}
