import { fieldRules } from '../../content/desk-fields.ts';
import { dayColumn, defineCollection } from '../collections/collection.ts';
import type { Field } from '../collections/fields.ts';
import { line } from '../forms/english-fields.ts';
import { LONGEST_PATH, sitePath, sitePathWithPlace } from './site-path.ts';
import { isFixedAddress, atAddress, isReserved } from '../routes.ts';

/** An address of this site in its one spelling; of the kind `address`, pages are offered. */
function address(
  kind: 'text' | 'address',
  label: string,
  read: (written: string) => string | null,
  sentence: string,
  hint: string,
): Field {
  const required = fieldRules.required(label);
  const schema = line(3 * LONGEST_PATH, `${label} is too long`, required)
    .min(1, required)
    .transform((written, context) => {
      const path = read(written);
      if (path === null) context.addIssue({ code: 'custom', message: sentence });
      return path ?? written;
    });
  return { kind, label, hint, schema };
}

const NO_PAGE = 'There is no page at this address';

/** Old addresses of the site, and where they lead. */
export const redirects = defineCollection({
  kind: 'content',
  name: 'redirects',
  table: 'redirects',
  labels: {
    one: 'redirect',
    many: 'Redirects',
    lead: 'Old addresses and where they lead now. Renaming a page or a provider writes one by itself. A page that exists at the old address wins.',
  },
  title: ({ from_path }) => from_path,
  fields: {
    from_path: {
      ...address(
        'text',
        'Old address',
        sitePath,
        'Enter an address of this site without its host and without a question mark, such as /old-page',
        'The address that leads to nothing, such as /old-page',
      ),
      unique: true,
    },
    to_path: address(
      'address',
      'New address',
      sitePathWithPlace,
      'Enter an address of this site without its host, such as /faq or /faq#payment',
      'The title of a page of this site, to choose it, or its address, such as /info/about. Redirects to other sites are not possible.',
    ),
  },
  check: ({ from_path, to_path }) => {
    const from = String(from_path);
    return {
      from_path: isFixedAddress(from)
        ? 'There is a page at this address, which would be shown instead'
        : isReserved(from)
          ? 'Addresses in this part of the site are not redirected'
          : undefined,
      to_path: isReserved(String(to_path))
        ? 'Visitors are not sent to this part of the site'
        : undefined,
    };
  },
  examine: async (client, { to_path }, stored): Promise<Record<string, string>> => {
    const [target = ''] = String(to_path).split('#');
    if (to_path === stored?.to_path || isFixedAddress(target) || atAddress(target, 'isOfRow'))
      return {};
    // A target that is an old address itself leads on.
    const further = client.from('redirects').select('id').eq('from_path', target).limit(1);
    return (await further).data?.length === 0 ? { to_path: NO_PAGE } : {};
  },
  refusals: {
    '23R04': { to_path: NO_PAGE },
    '23R01': { to_path: 'This leads back to the old address, directly or by another redirect' },
    '23R02': { from_path: 'There is a page at this address, which would be shown instead' },
    '23R03': {
      from_path: 'There are 5,000 redirects already. Delete some that are not needed any more',
    },
  },
  columns: [
    { of: 'from_path', label: 'Old address', sortable: true },
    { of: 'to_path', label: 'New address' },
    {
      of: 'is_automatic',
      label: 'Written by',
      cell: ({ is_automatic }) => (is_automatic ? 'Renaming' : 'Hand'),
    },
    { ...dayColumn('created_at', 'Since'), sortable: true },
  ],
  sort: { column: 'created_at', ascending: false },
});
