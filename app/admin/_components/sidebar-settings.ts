/** Name of the cookie in which the browser keeps whether the sidebar is collapsed. */
export const SIDEBAR_COOKIE = 'sidebar_state';

/** The cookie lives for seven days. */
const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;

type SidebarState = 'expanded' | 'collapsed';

/** Reads the cookie's value: collapsed only if it says so, expanded for anything missing or unknown. */
export function isSidebarCollapsed(cookieValue: string | undefined): boolean {
  return cookieValue === ('collapsed' satisfies SidebarState);
}

/** What the browser writes into `document.cookie`; only the admin area gets to see it. */
export function sidebarCookie(collapsed: boolean, secure: boolean): string {
  const state: SidebarState = collapsed ? 'collapsed' : 'expanded';
  return `${SIDEBAR_COOKIE}=${state}; Path=/admin; Max-Age=${SIDEBAR_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
