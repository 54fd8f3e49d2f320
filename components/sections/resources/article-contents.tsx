import { resources as copy } from '@/content/resources';
import type { ArticleHeading } from '@/lib/text/resource-contents';
import styles from './article-page.module.css';

/** With fewer parts than this an article needs no contents. */
const WORTH_LISTING = 3;

/** The parts of a long article as a ledger that stays in view. On a narrow screen the text comes first. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < WORTH_LISTING) return null;
  return (
    <nav aria-labelledby="article-contents" className={styles.contents}>
      <p
        id="article-contents"
        className="border-b-[1.5px] border-foreground pb-2 text-small font-semibold"
      >
        {copy.contents}
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 leading-snug wrap-anywhere hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
