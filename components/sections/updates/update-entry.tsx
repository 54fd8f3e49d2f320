import type { ReactNode } from 'react';
import { PlainText } from '@/components/plain-text';
import type { Words } from '@/content/languages';
import { anchorOfUpdate } from '@/lib/updates/lists';
import type { UpdateView } from './update-view';
import styles from './update-entry.module.css';

/** The props that all updates of a list share. */
export interface EntryProps {
  /** Names the type, where the list holds both. */
  showType: boolean;
  words: Words['productUpdates']['updatesList']['entry'];
  /** Marks an update that is a sample. */
  sampleStamp: ReactNode;
}

/** One update: the date in the ledger column, which stays in view, and the story beside it. */
export function UpdateEntry(props: EntryProps & { update: UpdateView }) {
  const { id, title, type, body, image, foreign } = props.update;
  const anchor = anchorOfUpdate(id);
  return (
    <li className={`${styles.entry} relative border-b`} data-type={type} id={anchor}>
      <article
        aria-labelledby={`${anchor}-title`}
        tabIndex={-1}
        className={`${styles.columns} grid gap-x-10 gap-y-4 pt-9 pb-10`}
      >
        <Ledger {...props} />
        <div lang={foreign?.lang} className={`${styles.story} min-w-0 break-words`}>
          <h2 id={`${anchor}-title`} dir="auto" className={`${styles.title} text-h3`}>
            {title}
          </h2>
          {image && (
            <div className="relative mt-1 mb-7 aspect-video bg-secondary">
              {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- attributes of the image pipeline, alt included */}
              <img {...image} />
            </div>
          )}
          <PlainText blocks={body} />
        </div>
      </article>
    </li>
  );
}

/** Date, type and address of an update. */
function Ledger({ update, showType, words, sampleStamp }: EntryProps & { update: UpdateView }) {
  const { title, type, created, date, isSample, href, foreign } = update;
  return (
    <div className={`${styles.ledger} flex flex-wrap items-center gap-x-4 self-start`}>
      <time dateTime={created} className={`${styles.date} flex items-baseline gap-2 font-semibold`}>
        <span className={`${styles.day} font-display leading-none tracking-[-0.04em]`}>
          {date.day}
        </span>{' '}
        <span>
          {date.month} {date.year}
        </span>
      </time>
      {foreign && <p className="text-small text-muted-foreground">{foreign.name}</p>}
      {isSample && sampleStamp}
      {showType && (
        <p className={`${styles.type} status-tag flex gap-2 before:bg-answered`}>
          {words.types[type]}
        </p>
      )}
      <a
        href={href}
        rel="bookmark"
        className="inline-flex min-h-11 items-center text-primary underline hover:decoration-2"
      >
        {words.permalink}
        {/* Said to everyone, written where there is room. Its first character parts it from the word before. */}
        <span className="whitespace-pre @max-[46rem]:sr-only"> {words.permalinkWords}</span>
        <span lang={foreign?.lang} className="sr-only">
          : {title}
        </span>
      </a>
    </div>
  );
}
