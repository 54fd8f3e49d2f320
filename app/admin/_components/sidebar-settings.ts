/** Name of the cookie in which the browser keeps how the sidebar was left. */
export const SIDEBAR_COOKIE = 'sidebar_state';

/** The cookie lives for seven days. */
const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** How an administrator has left the sidebar: collapsed to its icons or not, and which of its groups are closed. */
export type SidebarState = { isCollapsed: boolean; closed: readonly string[] };

/** Reads the cookie's value: expanded, with every group open, for anything missing or unknown. */
export function readSidebarState(cookieValue = ''): SidebarState {
  const [width, ...closed] = cookieValue.split('.');
  return { isCollapsed: width === 'collapsed', closed };
}

/** Gives what the browser writes into `document.cookie`; only the admin area gets to see it. */
export function sidebarCookie({ isCollapsed, closed }: SidebarState, secure: boolean): string {
  const value = [isCollapsed ? 'collapsed' : 'expanded', ...closed].join('.');
  return `${SIDEBAR_COOKIE}=${value}; Path=/admin; Max-Age=${SIDEBAR_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Counts how often Ctrl+B or Cmd+B is pressed before React hears it, in `window.sidebarPresses`: a script that the page holds
 * itself, so that it runs as the page is read. {@link takeEarlyPresses} ends it.
 */
export const EARLY_PRESSES_SCRIPT = `(function () {
  function note(event) {
    if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
    if (event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    note.count += 1;
  }
  note.count = 0;
  window.sidebarPresses = note;
  addEventListener('keydown', note);
})();`;

type EarlyPresses = { (event: KeyboardEvent): void; count: number };

/** How often the shortcut was pressed before; from now on React hears it. */
export function takeEarlyPresses(): number {
  const note = Reflect.get(window, 'sidebarPresses') as EarlyPresses | undefined;
  if (!note) return 0;
  window.removeEventListener('keydown', note);
  const { count } = note;
  note.count = 0;
  return count;
}
