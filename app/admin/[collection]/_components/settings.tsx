import { formFields, type Collection } from '@/lib/collections/collection';
import { settingsRow, valuesOfRow, type Row } from '@/lib/collections/row';
import { listChanges } from '@/lib/collections/row-changes';
import { getRow } from '@/lib/collections/row-store';
import { collections } from '@/lib/desk/collections';
import type { Client } from '@/lib/supabase/client';
import { AdminHeading } from '../../_components/heading';
import { extras } from '../[id]/_components/extras';
import { History, SHOWN_CHANGES } from '../[id]/_components/history';
import { RowEditor } from '../[id]/_components/row-editor';
import { ViewLink } from './view-link';

/** All settings of a collection in one form, what belongs to them, and the history of both. */
export async function Settings({ client, collection }: { client: Client; collection: Collection }) {
  const { name, labels, publicPath } = collection;
  const parts = [collection, ...collections.filter(({ within }) => within === name)];
  const [row, ...histories] = await Promise.all([
    getRow(client, collection, name),
    ...parts.map((part) => listNamedChanges(client, part)),
  ]);
  const { inForm: InForm, below: Below } = extras.get(collection) ?? {};
  const fields = formFields(collection).filter((field) => row && field.name in row);
  const changes = histories
    .flat()
    .sort((one, other) => other.id - one.id)
    .slice(0, SHOWN_CHANGES);
  return (
    <>
      <AdminHeading title={labels.many} lead={labels.lead}>
        {row && publicPath ? <ViewLink href={publicPath(row)} /> : null}
      </AdminHeading>
      {row ? (
        <>
          <RowEditor
            collection={{ name, one: labels.one, saved: labels.many }}
            title={labels.many}
            fields={fields}
            stored={{ key: name, updated_at: row.updated_at }}
            values={valuesOfRow(fields, row)}
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

/** The last changes, each with the title of its row; the value of a setting stands under its name. */
async function listNamedChanges(client: Client, collection: Collection) {
  const { key, kind, title } = collection;
  const changes = await listChanges(client, { of: { collection }, limit: SHOWN_CHANGES });
  return changes.map((change) => {
    const shown = (stored: Row | null) =>
      stored && kind === 'settings' ? settingsRow(key, [stored]) : stored;
    const row = change.after ?? change.before;
    return {
      ...change,
      subject: row ? title(row) : undefined,
      before: shown(change.before),
      after: shown(change.after),
    };
  });
}
