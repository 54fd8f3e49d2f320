import { faqPage as copy } from '@/content/faq';
import { anchorOf } from './faq-groups';

/** The groups of questions as a ledger; it stays in view beside them. */
export function FaqContents({ titles }: { titles: string[] }) {
  return (
    <nav
      aria-label={copy.contents}
      className="border-t-[1.5px] border-foreground xl:sticky xl:top-28"
    >
      <ol>
        {titles.map((title) => (
          <li key={title} className="border-b">
            <a
              href={`#${anchorOf(title)}`}
              className="flex min-h-12 items-center py-2 leading-snug no-underline hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
