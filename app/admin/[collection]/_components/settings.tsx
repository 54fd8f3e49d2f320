import { adminCopy } from '@/content/admin';
import { formFields, type Collection } from '@/lib/collections/collection';
import { settingsRow, valuesOfRow, type Row } from '@/lib/collections/row';
import { getRow, listChanges } from '@/lib/collections/row-store';
import { collections } from '@/lib/desk/collections';
import type { Client } from '@/lib/supabase/client';
import { AdminHeading } from '../../_components/heading';
import { extras } from '../[id]/_components/extras';
import { History } from '../[id]/_components/history';
import { RowEditor } from '../[id]/_components/row-editor';

/** How many changes are shown. */
const SHOWN_CHANGES = 20;

/** All settings of a collection in one form, what belongs to them, and the history of both. */
export async function Settings({ client, collection }: { client: Client; collection: Collection }) {
  const { name, labels, publicPath } = collection;
  const parts = [collection, ...collections.filter(({ within }) => within === name)];
  const [row, ...histories] = await Promise.all([
    getRow(client, collection, name),
    ...parts.map((part) => listChanges(client, { of: { collection: part }, limit: SHOWN_CHANGES })),
  ]);
  const { inForm: InForm, below: Below } = extras.get(collection) ?? {};
  const fields = formFields(collection).filter((field) => row && field.name in row);
  const changes = histories
    .flat()
    .sort((one, other) => other.id - one.id)
    .slice(0, SHOWN_CHANGES)
    .map((change) => {
      const shown = (stored: Row | null) =>
        stored && change.table_name === collection.table
          ? settingsRow(collection.key, [stored])
          : stored;
      return { ...change, before: shown(change.before), after: shown(change.after) };
    });
  return (
    <>
      <AdminHeading title={labels.many} lead={labels.lead}>
        {row && publicPath ? (
          // A full load brings that page's own content security policy.
          <a href={publicPath(row)} className="inline-flex min-h-11 items-center underline">
            {adminCopy.collection.view}
          </a>
        ) : null}
      </AdminHeading>
      {row ? (
        <>
          <RowEditor
            collection={{ name, one: labels.one, saved: labels.many }}
            title={labels.many}
            fields={fields}
            stored={{ key: name, updated_at: row.updated_at }}
            values={valuesOfRow(fields, row)}
            canPreview={false}
            canDelete={false}
          >
            {InForm ? <InForm row={row} /> : null}
          </RowEditor>
          {Below ? <Below client={client} row={row} /> : null}
        </>
      ) : null}
      <History
        collection={{
          ...collection,
          fields: Object.assign({}, ...parts.map((part) => part.fields)) as Collection['fields'],
        }}
        changes={changes}
      />
    </>
  );
}
