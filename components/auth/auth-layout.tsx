import Link from 'next/link';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand-mark';
import { authCopy } from '@/content/auth';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { KeyRack } from './key-rack';

/** The sign-in page: the rack at night, and on paper beside it what the desk needs to know. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { label, title, lead, back } = authCopy;
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[5fr_7fr]">
      <div
        data-ground="night"
        className="relative flex flex-col overflow-clip lg:sticky lg:top-0 lg:h-dvh"
      >
        <div className="relative z-10 flex min-h-18 items-center border-b bg-background px-gutter">
          <Link
            href={paths.home}
            className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.375rem] leading-none font-bold tracking-tight"
          >
            <BrandMark />
            {brand.name}
          </Link>
        </div>
        <div className="relative h-[max(8.5rem,22vw)] lg:h-auto lg:flex-1">
          <KeyRack className="absolute bottom-0 left-1/2 w-[max(100%,37.5rem)] max-w-none -translate-x-1/2 lg:w-[300%]" />
        </div>
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col justify-center px-gutter pt-8 pb-16 outline-none lg:px-[clamp(3rem,8.333vw,8.75rem)] lg:py-16"
      >
        <div className="w-full max-w-[34rem] max-lg:mx-auto">
          <p className="tag-shape relative isolate -ml-3 inline-flex min-h-9 items-center gap-3 pr-4 pl-[1.875rem] text-small font-semibold text-background [--tag-cut:0.75rem] [--tag-hole-at:0.875rem] [--tag-hole-size:0.25rem] [--tag:var(--foreground)]">
            <time>{label.time}</time> {label.text}
          </p>
          <h1 className="mt-6 text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-none tracking-[-0.03em]">
            {title}
          </h1>
          <p className="mt-4 mb-10 text-muted-foreground">{lead}</p>
          {children}
          <p className="mt-12">
            <Link
              href={paths.home}
              className="inline-flex min-h-11 items-center text-primary underline"
            >
              {back}
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}
