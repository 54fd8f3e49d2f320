'use server';

import { refresh } from 'next/cache';
import { adminAction } from '@/lib/actions/admin-action';
import type { Collection } from '@/lib/collections/collection';
import { markRequestSchema, retryMailsSchema, submissionSchema } from '@/lib/desk/collections';
import {
  deleteSubmission,
  markSubmissions,
  noteReading,
  retryFailedMails,
} from '@/lib/desk/inbox/submissions';
import { ANSWERING, rolesOf } from '@/lib/desk/rights';

const ofCollection = ({ collection }: { collection: Collection }) => rolesOf(collection);

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

/** Notes that a browser has shown a submission: a new one is read from then on. */
export const read = adminAction(
  'read',
  submissionSchema,
  ofCollection,
  async ({ client }, { collection, key }) => {
    if (await noteReading(client, collection, key)) refresh();
    return { status: 'done' } as const;
  },
);

/** Deletes one submission for good, at the request of its sender. */
export const erase = adminAction(
  'erase',
  submissionSchema,
  ofCollection,
  async ({ client }, { collection, key }) => {
    const { isFileRemoved } = await deleteSubmission(client, collection, key);
    return { status: 'done', isFileRemoved } as const;
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
