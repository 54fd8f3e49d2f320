'use client';

import { accountLinks, adminLink } from '@/content/navigation';
import { NavLink } from './nav-link';
import { useViewer } from './use-viewer';

const button =
  'inline-flex min-h-11 items-center justify-center rounded-sm border-[1.5px] border-current px-4 font-semibold whitespace-nowrap no-underline hover:bg-foreground hover:text-background';
const quiet =
  'inline-flex min-h-11 items-center justify-center px-2.5 whitespace-nowrap no-underline hover:underline';

/** Login and Sign Up for visitors, Dashboard for everybody who is signed in. They lead to another host. */
export function AccountLinks({ hideLoginWhenNarrow = false }: { hideLoginWhenNarrow?: boolean }) {
  if (useViewer() !== 'visitor') return <AccountLink {...accountLinks.dashboard} look={button} />;
  return (
    <>
      <AccountLink
        {...accountLinks.login}
        look={hideLoginWhenNarrow ? `${quiet} @max-[48rem]:hidden` : quiet}
      />
      <AccountLink {...accountLinks.signUp} look={button} />
    </>
  );
}

/** The way to the admin area, for administrators. */
export function AdminLink() {
  if (useViewer() !== 'admin') return null;
  return (
    <li>
      <NavLink {...adminLink} />
    </li>
  );
}

type AccountLinkProps = { label: string; href: string; conversion?: string; look: string };

function AccountLink({ label, href, conversion, look }: AccountLinkProps) {
  return (
    <a href={href} data-conversion={conversion} className={look}>
      {label}
    </a>
  );
}
