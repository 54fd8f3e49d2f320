'use server';

import { updateTag } from 'next/cache';
import { adminCopy } from '@/content/admin';
import { adminAction } from '@/lib/actions/admin-action';
import type { SaveResult } from '@/lib/actions/result';
import {
  deleteRequestSchema,
  findCollection,
  saveRequestSchema,
  undoRequestSchema,
} from '@/lib/collections/all';
import type { Collection } from '@/lib/collections/collection';
import { createRow, deleteRow, getRow, undoChange, updateRow } from '@/lib/data/collections';
import { DataError, isDuplicate } from '@/lib/data/read';

const copy = adminCopy.collection;
const notAllowed = { status: 'failed', message: copy.notAllowed } as const;

/**
 * Creates a row, or updates the version that the administrator started from. If another user changed or deleted it
 * in the meantime, nothing is written and the stored version is returned.
 */
export const saveRow = adminAction(
  'save-row',
  saveRequestSchema,
  async ({ client }, request): Promise<SaveResult> => {
    const { base, values } = request;
    const collection = findCollection(request.collection)!;
    if (base ? !collection.can.edit : !collection.can.create) return notAllowed;
    try {
      const version = base
        ? await updateRow(client, collection, base, values)
        : await createRow(client, collection, values);
      if (!version)
        return { status: 'conflict', current: await getRow(client, collection, base!.key) };
      expirePages(collection);
      return { status: 'done', version };
    } catch (error) {
      const [unique] = Object.entries(collection.fields).find(([, field]) => field.unique) ?? [];
      if (!unique || !(error instanceof DataError) || !isDuplicate(error)) throw error;
      return { status: 'invalid', fieldErrors: { [unique]: copy.taken(collection.labels.one) } };
    }
  },
);

/** Deletes rows in the versions that the administrator has seen; those that are gone already count as deleted. */
export const deleteRows = adminAction(
  'delete-rows',
  deleteRequestSchema,
  async ({ client }, request) => {
    const collection = findCollection(request.collection)!;
    if (!collection.can.delete) return notAllowed;
    let kept = 0;
    try {
      for (const version of request.versions)
        if (!(await deleteRow(client, collection, version))) kept += 1;
    } catch (error) {
      if (!(error instanceof DataError) || error.code !== FOREIGN_KEY_VIOLATION) throw error;
      return { status: 'failed', message: copy.inUse } as const;
    } finally {
      expirePages(collection);
    }
    return { status: kept > 0 ? 'changed' : 'done' } as const;
  },
);

/** Postgres: other rows refer to the one that is to be deleted. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Brings back what a row was before a change, if nothing changed it since. */
export const undo = adminAction('undo', undoRequestSchema, async ({ client }, { change }) => {
  const undone = await undoChange(client, change);
  if (!undone) return { status: 'changed' } as const;
  expirePages(undone.collection);
  return { status: 'done', key: undone.key } as const;
});

/** The next visitor sees the change. */
function expirePages({ tags }: Collection) {
  for (const tag of tags) updateTag(tag);
}
