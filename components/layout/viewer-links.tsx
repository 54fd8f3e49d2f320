'use client';

import type { NavigationLink } from '@/content/navigation';
import { NavLink } from './nav-link';
import { useViewer } from './use-viewer';

type AccountLinkProps = { label: string; href: string; conversion?: string; look: string };

interface AccountLinksProps {
  login: AccountLinkProps;
  signUp: AccountLinkProps;
  dashboard: AccountLinkProps;
}

/** Login and Sign Up for visitors, Dashboard for everybody who is signed in. They lead to another host. */
export function AccountLinks({ login, signUp, dashboard }: AccountLinksProps) {
  if (useViewer() !== 'visitor') return <AccountLink {...dashboard} />;
  return (
    <>
      <AccountLink {...login} />
      <AccountLink {...signUp} />
    </>
  );
}

/** The way to the admin area, for administrators. */
export function AdminLink(link: NavigationLink) {
  if (useViewer() !== 'admin') return null;
  return (
    <li>
      <NavLink {...link} />
    </li>
  );
}

function AccountLink({ label, href, conversion, look }: AccountLinkProps) {
  return (
    <a href={href} data-conversion={conversion} className={look}>
      {label}
    </a>
  );
}
