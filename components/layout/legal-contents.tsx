import { legalFrame as copy, type LegalDocument } from '@/content/legal/document';

/** The sections of a legal text as a ledger. It stays in view beside them where the window is high enough for it. */
export function LegalContents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav
      aria-label={copy.contents}
      className="mt-3 border-t-[1.5px] border-foreground xl:[@media(min-height:45rem)]:sticky xl:[@media(min-height:45rem)]:top-28"
    >
      <ol className="sm:columns-2 sm:gap-x-8 xl:columns-1">
        {sections.map(({ id, title }, index) => (
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
