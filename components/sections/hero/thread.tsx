import { hero, statusLabels } from '@/content/home';
import type { Scene, SceneLine } from '@/content/scenes/scene';
import { cn } from '@/lib/utils';
import { StatusTag } from '../status-tag';
import styles from './hero.module.css';
import { ThreadLine } from './thread-line';

interface ThreadProps {
  scene: Scene;
  /** Which of the keys opens it, counted from one. */
  place: number;
}

/** One conversation: who writes, what was said, and the row that it leaves in the ledger. */
export function Thread({ scene, place }: ThreadProps) {
  const { door, request, guest, language, status, lines, ledger } = scene;
  return (
    <article data-scene={place} className={styles.thread} aria-label={`Door ${door}, ${request}`}>
      <header className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 border-b pb-4 sm:flex">
        <span className="font-display text-[3.25rem] leading-[0.8] font-semibold tracking-[-0.04em] tabular-nums">
          {door}
        </span>
        <p className="leading-tight font-semibold">
          {`${guest}, ${hero.house}`}
          <span className="block text-small font-normal text-muted-foreground">
            {`WhatsApp, writes ${language.name}`}
          </span>
        </p>
        <StatusTag status={status} className="col-start-2 sm:ml-auto">
          {statusLabels[status]}
        </StatusTag>
      </header>
      <ol className="flex flex-col gap-3.5 py-4 leading-[1.42]">
        {lines.map((line, index) => (
          <ThreadLine
            key={index}
            line={line}
            language={language.code}
            time={newTime(line, lines[index - 1])}
          />
        ))}
      </ol>
      <footer className={cn(styles.row, 'border-t py-3.5 text-small leading-snug')}>
        <time>{ledger.time}</time>
        <b className="font-semibold">{`Door ${door}`}</b>
        <span className="text-balance">{ledger.text}</span>
      </footer>
    </article>
  );
}

function newTime(line: SceneLine, before?: SceneLine): string | undefined {
  const time = timeOf(line);
  return time === (before && timeOf(before)) ? undefined : time;
}

function timeOf(line: SceneLine): string | undefined {
  if (line.kind === 'open') return 'now';
  return line.kind === 'source' ? undefined : line.time;
}
