import { defineCollection } from '../collections/collection.ts';
import { sent } from '../collections/inbox.ts';
import { paths } from '../paths.ts';
import { formatMoment } from '../text/format.ts';

/** Addresses that visitors asked for and did not find. The server writes them (lib/server/missing-addresses.ts). */
export const missingAddresses = defineCollection({
  kind: 'log',
  name: 'missing-addresses',
  table: 'missing_addresses',
  labels: {
    one: 'missing address',
    many: 'Missing addresses',
    lead: 'Addresses of this site that led to nothing, the most wanted first. Delete what does not matter; it comes back when it is asked for again.',
  },
  title: ({ path }) => path,
  fields: { path: sent('Address') },
  columns: [
    { of: 'path', label: 'Address' },
    { of: 'times', label: 'Times', sortable: true },
    {
      of: 'last_seen',
      label: 'Last seen',
      sortable: true,
      cell: ({ last_seen }) => formatMoment(last_seen),
    },
    {
      of: 'referring_page',
      label: 'Linked on',
      cell: ({ referring_page }) => referring_page ?? '',
    },
  ],
  sort: { column: 'times', ascending: false },
  action: {
    label: 'Redirect to ...',
    href: ({ path }) => paths.adminNewFrom('redirects', path),
  },
});
