import type { DeskRole } from '../auth/roles.ts';
import type { Collection, Kind } from '../collections/collection.ts';
import { deskPaths } from '../desk-paths.ts';
import { collections } from './collections.ts';

// The rules repeat what the database decides by its policies (private.admin_tables), for what is shown: a page or a button
// that could only fail is not there. A test compares the two.

export const OWNER: readonly DeskRole[] = ['owner'];
/** The roles that change what visitors read. */
export const EDITING: readonly DeskRole[] = ['owner', 'editor'];
/** The roles that answer what visitors send. */
export const ANSWERING: readonly DeskRole[] = ['owner', 'inbox'];
export const EVERY_ROLE: readonly DeskRole[] = ['owner', 'editor', 'inbox'];

const ROLES_OF_KIND: Record<Kind, readonly DeskRole[]> = {
  content: EDITING,
  inbox: ANSWERING,
  settings: OWNER,
  file: EDITING,
};

type Ruled = Pick<Collection, 'kind' | 'roles'>;

/** The roles that may use a collection: those of its kind, unless it names its own. */
export function rolesOf({ kind, roles }: Ruled): readonly DeskRole[] {
  return roles ?? ROLES_OF_KIND[kind];
}

/** Whether a role may use a collection: its list, rows, history, files and actions. */
export function mayUse(role: DeskRole, collection: Ruled): boolean {
  return rolesOf(collection).includes(role);
}

/** The collections that a role may use, in the order of the sidebar. */
export function collectionsFor(role: DeskRole): readonly Collection[] {
  return collections.filter((collection) => mayUse(role, collection));
}

/**
 * The pages below the start of the admin area that are no collection, each with the roles that may open it;
 * admin-address.test.ts names what is missing here.
 */
export const ADMIN_PAGES: ReadonlyMap<string, readonly DeskRole[]> = new Map([
  [deskPaths.administrators, OWNER],
  [deskPaths.search, EVERY_ROLE],
  [deskPaths.coming, EDITING],
  [deskPaths.outdatedTranslations, EVERY_ROLE],
  [deskPaths.person, ANSWERING],
  [deskPaths.contentFile, OWNER],
  [deskPaths.upload, EDITING],
  [deskPaths.preview, EVERY_ROLE],
  [deskPaths.outsideRole, EVERY_ROLE],
]);
