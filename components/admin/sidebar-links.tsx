'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '@/lib/utils';
import { paths } from '@/lib/paths';
import { adminCopy } from '@/content/admin';
import { DashboardIcon, FaqIcon } from './icons';
import { itemClasses } from './sidebar-item';

const links = [
  { href: paths.admin, label: adminCopy.navigation.dashboard, icon: <DashboardIcon /> },
  { href: paths.adminFaq, label: adminCopy.navigation.faq, icon: <FaqIcon /> },
];

/** The pages of the admin area; the one that is open has a brass edge. */
export function SidebarLinks({
  iconsOnly = false,
  onNavigate,
}: {
  iconsOnly?: boolean;
  onNavigate?: () => void;
}) {
  const pathname = usePathname();
  return (
    <nav aria-label={adminCopy.navigation.label}>
      <ul>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onNavigate}
              aria-current={pathname === href ? 'page' : undefined}
              title={iconsOnly ? label : undefined}
              className={itemClasses}
            >
              {icon}
              <span className={cn(iconsOnly && 'md:sr-only')}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
