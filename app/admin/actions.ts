'use server';

import { refresh, updateTag } from 'next/cache';
import { adminCopy } from '@/content/admin';
import { adminAction } from '@/lib/actions/admin-action';
import type { SaveResult } from '@/lib/actions/result';
import {
  collectionOf,
  deleteRequestSchema,
  deleteSubmissionSchema,
  markRequestSchema,
  retryMailsSchema,
  saveRequestSchema,
  translationRequestSchema,
  undoRequestSchema,
} from '@/lib/admin/collections';
import { namedRow, refusedChanges, rowInForm, type Collection } from '@/lib/collections/collection';
import { tagsOfTables } from '@/lib/supabase/content-tags';
import { setAdministrator, withdrawInvitation } from '@/lib/admin/administrators';
import {
  createRow,
  deleteRow,
  getChange,
  getRow,
  listChanges,
  listDeletions,
  undoChange,
  updateRow,
} from '@/lib/collections/rows';
import { erasePerson, erasureSchema } from '@/lib/admin/person';
import { ANSWERING, EVERY_ROLE, mayUse, OWNER, rolesOf } from '@/lib/admin/rights';
import { faqItems } from '@/lib/faq/admin';
import { moveFaqItem } from '@/lib/faq/faq-items';
import { logFailure } from '@/lib/log';
import { DataError, isDuplicate } from '@/lib/supabase/read';
import {
  deleteSubmission,
  markSubmissions,
  removeFilesOfDeletedRows,
  retryFailedMails,
} from '@/lib/admin/submissions';
import { listPictureUses } from '@/lib/admin/picture-uses';
import type { RowVersion } from '@/lib/collections/row';
import { createTranslation } from '@/lib/collections/translations';
import type { Client } from '@/lib/supabase/client';
import { administratorSchema, invitationSchema } from '@/lib/auth/credentials';
import { faqMoveSchema } from '@/lib/faq/schema';

const { collection: copy, pictures: pictureCopy } = adminCopy;

const ofCollection = ({ collection }: { collection: Collection }) => rolesOf(collection);

/**
 * Creates a row, or updates the version that the administrator started from. If another user changed or deleted it
 * in the meantime, nothing is written and the stored version is returned.
 */
export const saveRow = adminAction(
  'save-row',
  saveRequestSchema,
  ofCollection,
  async ({ client }, { collection, base, values }): Promise<SaveResult> => {
    const { key, updated_at } = base;
    try {
      const stored = updated_at ? await getRow(client, collection, key) : null;
      if (!updated_at || stored?.updated_at === updated_at) {
        const examined = await collection.examine?.(client, values, stored);
        const fieldErrors = { ...examined, ...refusedChanges(collection, values, stored) };
        if (Object.keys(fieldErrors).length > 0) return { status: 'invalid', fieldErrors };
      }
      const version = updated_at
        ? await updateRow(client, collection, { key, updated_at }, values)
        : await createRow(client, collection, key, values);
      if (!version) return await conflictWith(client, collection, key);
      expirePages(collection);
      return { status: 'done', version };
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const refusal = collection.refusals?.[error.code];
      if (refusal) return { status: 'invalid', fieldErrors: refusal };
      const [unique] = Object.entries(collection.fields).find(([, field]) => field.unique) ?? [];
      if (!unique || !isDuplicate(error)) throw error;
      return { status: 'invalid', fieldErrors: { [unique]: copy.taken(collection.labels.one) } };
    }
  },
);

/** The version that another administrator stored in the meantime, and their address. */
async function conflictWith(
  client: Client,
  collection: Collection,
  key: string,
): Promise<SaveResult> {
  const [current, changes] = await Promise.all([
    getRow(client, collection, key),
    listChanges(client, { of: { collection, key }, limit: 1 }),
  ]);
  return {
    status: 'conflict',
    current: current && rowInForm(collection, current),
    editor: changes[0]?.editor ?? null,
  };
}

/** Makes a translation of a row, or finds the one that is there, and gives its key. */
export const makeTranslation = adminAction(
  'make-translation',
  translationRequestSchema,
  ofCollection,
  async ({ client }, { collection, key, language }) => {
    const made = await createTranslation(client, collection, key, language);
    return made
      ? ({ status: 'done', key: made } as const)
      : ({ status: 'failed', message: adminCopy.translations.gone } as const);
  },
);

/**
 * Deletes rows in the versions that the administrator has seen; those that are gone already count as deleted. Gives the
 * changes that {@link undo} takes to bring them back.
 */
export const deleteRows = adminAction(
  'delete-rows',
  deleteRequestSchema,
  ofCollection,
  async ({ client }, { collection, versions }) => {
    let kept = 0;
    try {
      for (const version of versions)
        if (!(await deleteRow(client, collection, version))) kept += 1;
    } catch (error) {
      if (!(error instanceof DataError) || error.code !== FOREIGN_KEY_VIOLATION) throw error;
      const message =
        collection.table === 'pictures' ? await whereShown(client, versions) : copy.inUse;
      return { status: 'failed', message } as const;
    } finally {
      expirePages(collection);
    }
    if (kept > 0) return { status: 'changed' } as const;
    const isFile = collection.kind === 'file';
    if (isFile) await removeFilesOfDeletedRows();
    // A row whose file is removed does not come back.
    const keys = isFile ? [] : versions.map(({ key }) => key);
    const changes = await listDeletions(client, collection, keys).catch((error: unknown) => {
      logFailure('deletions-not-found', error); // they are deleted; the history of each brings it back
      return [];
    });
    return { status: 'done', changes } as const;
  },
);

/** Postgres: other rows refer to the one that is to be deleted. */
const FOREIGN_KEY_VIOLATION = '23503';

/** How many rows a message names. */
const NAMED_ROWS = 3;

/** Why pictures cannot be deleted: the rows that show the first of them. */
async function whereShown(client: Client, versions: readonly RowVersion[]): Promise<string> {
  const keys = versions.map(({ key }) => key);
  const usesOf = await listPictureUses(client, keys, NAMED_ROWS);
  const uses = keys.map(usesOf).find(({ total }) => total > 0) ?? { total: 0, shown: [] };
  return pictureCopy.inUse(
    uses.shown.map(({ one, title, language }) => `${one} “${namedRow(title, language)}”`),
    uses.total - uses.shown.length,
  );
}

/** Brings back what rows were before some changes, each if nothing changed it since. The first that cannot be ends it. */
// The history of another role's tables is not there for this client; of its own ones each is asked for.
export const undo = adminAction(
  'undo',
  undoRequestSchema,
  () => EVERY_ROLE,
  async ({ client, role }, { changes }) => {
    refresh();
    for (const id of changes) {
      const change = await getChange(client, id);
      const collection = change && collectionOf(change.table_name);
      if (!collection || !mayUse(role, collection)) return { status: 'changed' } as const;
      const status = await undoChange(client, collection, change);
      if (status === 'taken') {
        const unique = Object.values(collection.fields).find((field) => field.unique);
        const message = adminCopy.history.taken(collection.labels.one, unique?.label);
        return { status: 'failed', message } as const;
      }
      if (status === 'changed') return { status } as const;
      expirePages(collection);
    }
    return { status: 'done' } as const;
  },
);

/** Moves a question to another place of the list that the administrator has seen, unless the list has changed since. */
export const moveItem = adminAction(
  'move-faq-item',
  faqMoveSchema,
  () => rolesOf(faqItems),
  async ({ client }, move) => {
    const isMoved = await moveFaqItem(client, move);
    if (isMoved) expirePages({ table: 'faq_items' });
    refresh();
    return { status: isMoved ? 'done' : 'changed' } as const;
  },
);

/** Sets the state of several submissions, of all or of none, and says how many did not have it yet. */
export const mark = adminAction(
  'mark',
  markRequestSchema,
  ofCollection,
  async ({ client }, { collection, keys, state }) => {
    const changed = await markSubmissions(client, collection, keys, state);
    refresh();
    return { status: 'done', changed } as const;
  },
);

/** Deletes one submission for good, at the request of its sender. */
export const erase = adminAction(
  'erase',
  deleteSubmissionSchema,
  ofCollection,
  async ({ client }, { collection, key }) => {
    const { isFileRemoved } = await deleteSubmission(client, collection, key);
    return { status: 'done', isFileRemoved } as const;
  },
);

/** Counts, or erases once it is confirmed, what is kept about a person. */
export const erasePersonsData = adminAction(
  'erase-person',
  erasureSchema,
  () => ANSWERING,
  async ({ client }, request) => {
    const erased = await erasePerson(client, request);
    return erased ? ({ status: 'done', ...erased } as const) : ({ status: 'changed' } as const);
  },
);

/** Sends the mails again that were given up, and says how many. */
export const retryMails = adminAction(
  'retry-mails',
  retryMailsSchema,
  () => ANSWERING,
  async () => {
    const count = await retryFailedMails();
    refresh();
    return { status: 'done', count } as const;
  },
);

/** Gives or takes a role; the database refuses to leave no owner. */
export const changeAdministrator = adminAction(
  'change-administrator',
  administratorSchema,
  () => OWNER,
  async ({ client }, { email, role }) => {
    const outcome = await setAdministrator(client, email, role);
    if (outcome === 'unknown' || outcome === 'last')
      return { status: 'failed', message: adminCopy.administrators[outcome] } as const;
    refresh();
    return { status: 'done', isInvited: outcome === 'invited' } as const;
  },
);

/** Withdraws an invitation: who confirms the address later gets no role. */
export const withdraw = adminAction(
  'withdraw-invitation',
  invitationSchema,
  () => OWNER,
  async ({ client }, { id }) => {
    await withdrawInvitation(client, id);
    refresh();
    return { status: 'done' } as const;
  },
);

/** The next visitor sees the change. */
function expirePages({ table }: Pick<Collection, 'table'>) {
  for (const tag of tagsOfTables([table])) updateTag(tag);
}
