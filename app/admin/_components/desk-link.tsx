import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the admin area. Nothing is fetched ahead of the click: each list is read, and access checked, for its request. */
export function DeskLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
