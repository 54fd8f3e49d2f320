import Link from 'next/link';
import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';

/** The way back to the list of articles. */
export function BackLink() {
  return (
    <Link
      href={paths.resources}
      className="inline-flex min-h-11 items-center text-primary underline hover:decoration-2"
    >
      {copy.back}
    </Link>
  );
}
