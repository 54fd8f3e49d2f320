/** Name of the cookie in which the browser keeps whether the sidebar is collapsed. */
export const SIDEBAR_COOKIE = 'sidebar_state';

/** The cookie lives for seven days. */
export const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** Ctrl + B, or Cmd + B on a Mac, collapses and expands the sidebar. */
export const SIDEBAR_SHORTCUT_KEY = 'b';

/** Below this width the sidebar is a sheet. */
export const MOBILE_BREAKPOINT_PX = 768;

/** The widths of the sidebar: open, as a sheet on phones, collapsed to its icons. */
export const sidebarWidthClass = {
  open: 'md:w-[16rem]',
  mobile: 'w-[18rem]',
  icon: 'md:w-[3rem]',
} as const;

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
