import type { DeskRole } from '../lib/auth/roles.ts';

/** The roles of the admin area, in plain words: for the page that gives them and for the mail that says so. */
export const deskRoles: Readonly<Record<DeskRole, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'may do everything, also change prices and administrators' },
  editor: { name: 'Editor', may: 'may change what visitors read, but not see what they send' },
  inbox: { name: 'Inbox', may: 'may read and answer what visitors send, and edit the questions' },
};
