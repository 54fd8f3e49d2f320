import type { ReactNode } from 'react';

/** The category of an article as the luggage label on its string; it leads to the others of its kind. */
export function CategoryTag({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="eyebrow mb-6 flex items-center text-small leading-none font-semibold">
      <span className="inline-flex">
        <a
          href={href}
          className="inline-flex min-h-11 items-center py-2 pr-4 pl-[1.875rem] -outline-offset-4 outline-current hover:underline"
        >
          {children}
        </a>
      </span>
    </p>
  );
}
