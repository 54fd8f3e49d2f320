import { expect, it } from 'vitest';
import { isSidebarCollapsed, sidebarCookie } from './sidebar-settings';

it('is collapsed only when the cookie says so', () => {
  const values = ['collapsed', 'expanded', undefined, '<script>'];
  expect(values.map(isSidebarCollapsed)).toEqual([true, false, false, false]);
});

it('remembers for seven days, in the admin area', () => {
  expect(sidebarCookie(true, true)).toBe(
    'sidebar_state=collapsed; Path=/admin; Max-Age=604800; SameSite=Lax; Secure',
  );
  expect(sidebarCookie(false, false)).toBe(
    'sidebar_state=expanded; Path=/admin; Max-Age=604800; SameSite=Lax',
  );
});
