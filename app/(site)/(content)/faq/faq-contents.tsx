import { faqPage as copy } from '@/content/faq';
import type { FaqGroup } from './_components/group-faq-items';

interface FaqContentsProps {
  groups: readonly Pick<FaqGroup<unknown>, 'title' | 'anchor'>[];
}

/** The groups of questions as a ledger; it stays in view beside them. */
export function FaqContents({ groups }: FaqContentsProps) {
  return (
    <nav
      aria-label={copy.contents}
      className="border-t-[1.5px] border-foreground xl:[@media(min-height:45rem)]:sticky xl:[@media(min-height:45rem)]:top-28"
    >
      <ol>
        {groups.map(({ title, anchor }) => (
          <li key={anchor} className="border-b">
            <a
              href={`#${anchor}`}
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
