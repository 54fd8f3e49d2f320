'use server';

import { refresh } from 'next/cache';
import { adminAction } from '@/lib/actions/admin-action';
import {
  deleteSubmissionSchema,
  findInbox,
  markRequestSchema,
  retryMailsSchema,
} from '@/lib/collections/all';
import { retryFailedMails } from '@/lib/data/inbox-summary';
import { deleteSubmission, markSubmissions } from '@/lib/data/submissions';

/** Sets the state of several submissions, of all or of none, and says how many did not have it yet. */
export const mark = adminAction(
  'mark',
  markRequestSchema,
  async ({ client }, { collection, keys, state }) => {
    const changed = await markSubmissions(client, findInbox(collection)!, keys, state);
    refresh();
    return { status: 'done', changed } as const;
  },
);

/** Deletes one submission for good, at the request of its sender. */
export const erase = adminAction(
  'erase',
  deleteSubmissionSchema,
  async ({ client }, { collection, key }) => {
    const { isFileRemoved } = await deleteSubmission(client, findInbox(collection)!, key);
    return { status: 'done', isFileRemoved } as const;
  },
);

/** Sends the mails again that were given up, and says how many. */
export const retryMails = adminAction('retry-mails', retryMailsSchema, async () => {
  const count = await retryFailedMails();
  refresh();
  return { status: 'done', count } as const;
});
