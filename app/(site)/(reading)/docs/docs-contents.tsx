import { docs } from '@/content/docs';
import type { DocsPart } from '@/lib/text/docs-markdown';

/** The first level of the document as a row of addresses within the page. */
export function DocsContents({ parts }: { parts: readonly DocsPart[] }) {
  const chapters = parts.filter(({ level }) => level === 2);
  if (chapters.length < 2) return null;
  return (
    <nav aria-label={docs.contents} className="max-w-[57rem] border-t-[1.5px] border-foreground">
      <ol className="sm:columns-2 sm:gap-x-8">
        {chapters.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-b">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-4 py-1.5 leading-snug no-underline hover:underline"
            >
              <span className="w-6 flex-none text-muted-foreground tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
