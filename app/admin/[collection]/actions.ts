'use server';

import { refresh } from 'next/cache';
import { adminCopy } from '@/content/admin';
import { adminAction } from '@/lib/actions/admin-action';
import { expirePages } from '@/lib/actions/expire-pages';
import type { SaveResult } from '@/lib/actions/result';
import {
  formFields,
  languageOf,
  namedRow,
  refusedChanges,
  rowInForm,
  valuesOfState,
  type Collection,
  type SettableState,
} from '@/lib/collections/collection';
import { valuesOfRow, type RowBase, type RowVersion } from '@/lib/collections/row';
import { getChange, listChanges, listLastChanges, undoChange } from '@/lib/collections/row-changes';
import { createRow, deleteRow, getRow, updateRow } from '@/lib/collections/row-store';
import { createTranslation } from '@/lib/collections/row-translations';
import {
  collectionOf,
  deleteRequestSchema,
  saveRequestSchema,
  stateRequestSchema,
  translationRequestSchema,
  undoRequestSchema,
} from '@/lib/desk/collections';
import { removeFilesOfDeletedRows } from '@/lib/desk/inbox/submissions';
import { listPictureUses } from '@/lib/desk/pictures/picture-uses';
import { EDITING, EVERY_ROLE, mayUse, rolesOf } from '@/lib/desk/rights';
import { defaultLanguage } from '@/lib/languages/languages';
import { logFailure } from '@/lib/log';
import type { Client } from '@/lib/supabase/client';
import { DataError, isDuplicate } from '@/lib/supabase/read';
import { z } from '@/lib/zod';
import { listSitePages } from './site-pages';

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
    const result = await store(client, collection, base, values);
    if (result.status === 'done') expirePages(collection);
    return result;
  },
);

async function store(
  client: Client,
  collection: Collection,
  { key, updated_at }: RowBase,
  values: Record<string, unknown>,
): Promise<SaveResult> {
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
    return { status: 'done', version };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const refusal = collection.refusals?.[error.code];
    if (refusal) return { status: 'invalid', fieldErrors: refusal };
    const [unique] = Object.entries(collection.fields).find(([, field]) => field.unique) ?? [];
    if (!unique || !isDuplicate(error)) throw error;
    return { status: 'invalid', fieldErrors: { [unique]: copy.taken(collection.labels.one) } };
  }
}

/**
 * Publishes, hides or archives rows in the versions that the administrator has seen, each as if its form were saved. Gives the
 * changes that {@link undo} takes, and what was not changed, with the reason.
 */
export const setStates = adminAction(
  'set-states',
  stateRequestSchema,
  ofCollection,
  async ({ client }, { collection, versions, state }) => {
    const refused: { key: string; reason: string }[] = [];
    for (const version of versions) {
      const reason = await setState(client, collection, version, state).catch((error: unknown) => {
        logFailure('action-failed', error, { action: 'set-states' });
        return copy.stateFailed;
      });
      if (reason) refused.push({ key: version.key, reason });
    }
    expirePages(collection);
    refresh();
    const keys = versions
      .map(({ key }) => key)
      .filter((key) => refused.every((one) => one.key !== key));
    return {
      status: 'done',
      refused,
      changes: await changesOf(client, collection, 'update', keys),
    };
  },
);

/** Saves a row as its form would, with the values of a state; gives the reason where that was refused. */
async function setState(
  client: Client,
  collection: Collection,
  version: RowVersion,
  state: SettableState,
): Promise<string | undefined> {
  const row = await getRow(client, collection, version.key);
  if (row?.updated_at !== version.updated_at) return copy.stateConflict;
  const edited = (languageOf(row) !== defaultLanguage && collection.translation) || collection;
  const stored = valuesOfRow(formFields(edited), rowInForm(edited, row));
  const values = { ...stored, ...valuesOfState(collection, state) };
  if (Object.entries(values).every(([name, value]) => stored[name] === value))
    return copy.sameState;
  const parsed = edited.schema.safeParse(values);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const result = await store(client, edited, version, parsed.data);
  if (result.status === 'done') return undefined;
  const [reason] = result.status === 'invalid' ? Object.values(result.fieldErrors) : [];
  return reason ?? copy.stateConflict;
}

/** The last changes of rows, for {@link undo}; without them the history of each row still brings it back. */
async function changesOf(
  client: Client,
  collection: Collection,
  operation: 'update' | 'delete',
  keys: string[],
): Promise<number[]> {
  if (keys.length === 0) return [];
  return listLastChanges(client, collection, operation, keys).catch((error: unknown) => {
    logFailure('changes-not-found', error);
    return [];
  });
}

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

/** The pages that an editor may link to. */
export const listPages = adminAction(
  'list-pages',
  z.strictObject({}),
  () => EDITING,
  async ({ client }) => ({ status: 'done', pages: await listSitePages(client) }) as const,
);

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
    const changes = await changesOf(client, collection, 'delete', keys);
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
