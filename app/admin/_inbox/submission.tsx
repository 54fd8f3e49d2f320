import type { ReactNode } from 'react';
import { StoredText } from '@/components/stored-text';
import { adminCopy } from '@/content/admin';
import { listColleagues } from '@/lib/desk/people/administrators';
import { formFields, wordsOf, type Collection } from '@/lib/collections/collection';
import type { FormField, Row } from '@/lib/collections/row';
import type { Client } from '@/lib/supabase/client';
import { formatMoment } from '@/lib/text/format';
import { fallbackProviders } from '@/content/en/survey';
import { listSystemNames } from '@/lib/providers/system-names';
import { telephoneLink } from '@/lib/text/telephone-link';
import { extras } from '../[collection]/[id]/_components/extras';

const copy = adminCopy.inbox;

type SubmissionProps = {
  client: Client;
  collection: Collection;
  row: Row;
  /** The form with the state and the note. */
  children: ReactNode;
};

/** What a visitor sent, and beside it how far administrators are with it. */
export async function Submission({ client, collection, row, children }: SubmissionProps) {
  const [administrators, systems] = await Promise.all([
    listColleagues(client),
    listSystemNames(fallbackProviders),
  ]);
  const emailOf = (id: unknown) => administrators.find((one) => one.id === id)?.email ?? null;
  const more = extras.get(collection)?.sent;
  const sent = formFields(collection).filter(({ readOnly }) => readOnly);
  const line = ({ name, label, kind }: FormField) => {
    const stored = String(row[name] ?? '');
    return (
      <Line key={name} label={label}>
        <SentValue kind={kind} value={wordsOf(collection.fields[name], stored, systems)} />
      </Line>
    );
  };
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="sent" className="max-w-3xl">
        <h2 id="sent" className="text-h4">
          {copy.sent}
        </h2>
        {row.is_suspected_spam ? (
          <p className="mt-1 text-muted-foreground">{copy.suspectedSpam}</p>
        ) : null}
        <dl className="mt-4 border-t-[1.5px] border-foreground">
          {sent.filter(isMessage).map(line)}
          <Line label={copy.received}>{formatMoment(String(row.created_at))}</Line>
          {sent.filter((field) => !isMessage(field)).map(line)}
          {more ? (
            <Line label={more.label}>
              <more.Value client={client} row={row} emailOf={emailOf} />
            </Line>
          ) : null}
        </dl>
      </section>
      <section aria-labelledby="handling" className="max-w-3xl">
        <h2 id="handling" className="text-h4">
          {copy.handling}
        </h2>
        <p className="mt-1 mb-4 wrap-anywhere text-muted-foreground">
          {row.handled_at
            ? copy.marked(emailOf(row.handled_by), formatMoment(String(row.handled_at)))
            : copy.notMarked}
        </p>
        {children}
      </section>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What its sender wrote is read first. */
const isMessage = ({ kind }: FormField) => kind === 'textarea';

function SentValue({ kind, value: text }: { kind: FormField['kind']; value: string }) {
  if (text === '') return <span className="text-muted-foreground">{copy.nothingSent}</span>;
  if (kind === 'date') return formatMoment(text);
  const href = addressOf(kind, text);
  if (!href) return <StoredText text={text} />;
  return (
    <a href={href} dir="auto" className="underline underline-offset-4">
      {text}
    </a>
  );
}

/** Where a click on an e-mail address or a telephone number leads, if anywhere; a question mark must not become a parameter. */
function addressOf(kind: FormField['kind'], text: string): string | null {
  if (kind === 'email') return `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`;
  return kind === 'phone' ? telephoneLink(text) : null;
}
