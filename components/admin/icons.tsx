import type { ReactNode } from 'react';

// One drawing rule for the whole site: two flat tones with a hard split, no outlines.
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-6 shrink-0">
      {children}
    </svg>
  );
}

/** The desk bell. */
export function DashboardIcon() {
  return (
    <Icon>
      <path d="M3 16a9 9 0 0 1 9-9v9z" />
      <path d="M12 7a9 9 0 0 1 9 9h-9z" opacity=".55" />
      <path d="M10.8 3.5h2.4V7h-2.4zM2 17.5h20V20H2z" />
    </Icon>
  );
}

/** An index card with a question on it. */
export function FaqIcon() {
  return (
    <Icon>
      <path d="M3 6h3l1.5-2.5h5L14 6h7v2.5H3z" opacity=".55" />
      <path
        fillRule="evenodd"
        d="M3 8.5h18v12H3zm7.9 8.4v1.9h2.1v-1.9zm-1.7-4.4h1.9c0-1.6 2-1.3 2 0 0 .9-2.1 1.2-2.1 3.4h1.9c0-1.4 2.3-1.6 2.3-3.6 0-3-6-3-6 .2z"
      />
    </Icon>
  );
}

/** A door, and the way out of it. */
export function LogoutIcon() {
  return (
    <Icon>
      <path d="M4 3h9v18H4z" opacity=".55" />
      <path d="M15.5 7l5.5 5-5.5 5v-3.5H9v-3h6.5z" />
    </Icon>
  );
}

/** Two panes; the narrow one is the sidebar. */
export function SidebarIcon() {
  return (
    <Icon>
      <path d="M3 5h6v14H3z" />
      <path d="M10.5 5H21v14H10.5z" opacity=".55" />
    </Icon>
  );
}

/** Three lines of the ledger. */
export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 5h18v2.5H3zM3 11h18v2.5H3zM3 17h18v2.5H3z" />
    </Icon>
  );
}
