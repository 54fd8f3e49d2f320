import { adminCopy } from '@/content/admin';

/** Leads to the page of a row. A full load brings that page's own content security policy. */
export function ViewLink({ href }: { href: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline">
      {adminCopy.collection.view}
    </a>
  );
}
