import type { ReactNode } from 'react';
import { PlainText } from '@/components/plain-text';
import type { updatesList } from '@/content/product-updates';
import { paths } from '@/lib/paths';
import { anchorOfUpdate } from '@/lib/updates/lists';
import type { UpdateView } from './update-view';
import styles from './update-entry.module.css';

export type EntryWords = typeof updatesList.entry;

interface UpdateEntryProps {
  update: UpdateView;
  /** Names the type, where the list holds both. */
  showType: boolean;
  words: EntryWords;
  /** For an update that is a sample. */
  sampleStamp: ReactNode;
}

/** One update: the date in the ledger column, which stays in view, and the story beside it. */
export function UpdateEntry({ update, showType, words, sampleStamp }: UpdateEntryProps) {
  const { id, title, type, created, date, body, image, isSample } = update;
  const anchor = anchorOfUpdate(id);
  return (
    <li className={styles.entry} data-type={type} id={anchor}>
      <article aria-labelledby={`${anchor}-title`} tabIndex={-1} className={styles.columns}>
        <div className={styles.ledger}>
          <time dateTime={created} className={styles.date}>
            <span className={styles.day}>{date.day}</span>{' '}
            <span>
              {date.month} {date.year}
            </span>
          </time>
          {isSample && sampleStamp}
          {showType && <p className={styles.type}>{words.types[type]}</p>}
          <a href={paths.productUpdate(id)} rel="bookmark" className={styles.permalink}>
            {words.permalink}
            <span className={styles.words}> {words.permalinkWords}</span>
            <span className="sr-only">: {title}</span>
          </a>
        </div>
        <div className={styles.story}>
          <h2 id={`${anchor}-title`} dir="auto" className={styles.title}>
            {title}
          </h2>
          {image && (
            <div className={styles.picture}>
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
