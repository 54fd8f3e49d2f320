import type { ReactNode } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { StoredText } from '@/components/stored-text';
import { Badge } from '@/components/ui/badge';
import { adminCopy } from '@/content/admin';
import { fallbackProviders } from '@/content/en/survey';
import { formFields, keyOf, wordsOf, type Collection } from '@/lib/collections/collection';
import { handlingStateSchema } from '@/lib/collections/inbox';
import { valuesOfRow, type FormField, type Row } from '@/lib/collections/row';
import type { ListQuery } from '@/lib/collections/row-store';
import { answerAddress, mailAddress } from '@/lib/desk/inbox/answer';
import { findNeighbours } from '@/lib/desk/inbox/submissions';
import { listColleagues } from '@/lib/desk/people/administrators';
import { isLanguage } from '@/lib/languages/languages';
import { mailWords } from '@/lib/mail/compose';
import { deskPaths } from '@/lib/desk-paths';
import { listSystemNames } from '@/lib/providers/system-names';
import type { Client } from '@/lib/supabase/client';
import { formatMoment, swissClock } from '@/lib/text/format';
import { languageName } from '@/lib/text/language-name';
import { telephoneLink } from '@/lib/text/telephone-link';
import { extras } from '../[collection]/[id]/_components/extras';
import { DeskLink } from '../_components/desk-link';
import { AdminHeading } from '../_components/heading';
import { addressOf } from '../_components/list';
import { Erasure } from './erasure';
import { Handling } from './handling';
import { StepLinks } from './step-links';

const copy = adminCopy.inbox;

type SubmissionProps = {
  client: Client;
  collection: Collection;
  row: Row;
  /** The list from which it was opened. */
  query: ListQuery;
};

/** A submission, as a mail: who, when and from where, the message, then the rest, and how far administrators are with it. */
export async function Submission({ client, collection, row, query }: SubmissionProps) {
  const [administrators, systems, { newer, older, waiting }] = await Promise.all([
    listColleagues(client),
    listSystemNames(fallbackProviders),
    findNeighbours(client, collection, query, row),
  ]);
  const { name, labels, fields } = collection;
  const key = keyOf(collection, row);
  const title = collection.title(row);
  const emailOf = (id: unknown) => administrators.find((one) => one.id === id)?.email ?? null;
  const hrefOf = (other: string) =>
    addressOf(collection, query, query.after, deskPaths.row(name, other));
  const sent = sentIn(collection, row, systems);
  const messages = sent.filter(({ kind }) => kind === 'textarea');
  const state = handlingStateSchema.parse(row.handled_state);
  const stateLabel = fields.handled_state?.options?.[state] ?? state;
  const handled = formFields(collection).filter(({ readOnly }) => !readOnly);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <DeskLink
          href={addressOf(collection, query, query.after)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {copy.backTo(labels.many)}
        </DeskLink>
        <StepLinks newer={newer && hrefOf(newer)} older={older && hrefOf(older)} />
      </div>
      <Heading collection={collection} row={row} sent={sent}>
        <Badge variant={state === 'new' ? 'secondary' : 'default'}>{stateLabel}</Badge>
      </Heading>
      {row.is_suspected_spam ? (
        <FormMessage variant="warning" className="mb-8 max-w-3xl">
          <p>{copy.suspectedSpam}</p>
        </FormMessage>
      ) : null}
      <Handling
        key={key}
        collection={{ name, one: labels.one }}
        state={state}
        fields={handled}
        stored={{ key, updated_at: row.updated_at }}
        values={valuesOfRow(handled, row)}
        marked={markedBy(row, stateLabel, emailOf)}
        answer={answerTo(collection, row, messages[0]?.text ?? '')}
        next={waiting && hrefOf(waiting)}
        listOfNew={addressOf(collection, { ...query, search: '', filter: 'new' }, null)}
      >
        <div className="max-w-3xl min-w-0">
          {messages.map((message) => (
            <Message key={message.name} {...message} />
          ))}
          <Facts {...{ client, collection, row, sent, emailOf }} />
        </div>
      </Handling>
      <Erasure collection={{ name, ...labels }} row={{ key, title }} />
    </>
  );
}

type Sent = FormField & { text: string };

/** Lists what was sent, without what the title says. */
function sentIn(collection: Collection, row: Row, systems: ReadonlyMap<string, string>): Sent[] {
  const { fields, mail } = collection;
  return formFields(collection)
    .filter(({ readOnly, name }) => readOnly && !mail?.titled?.includes(name))
    .map((field) => ({
      ...field,
      text: wordsOf(fields[field.name], String(row[field.name] ?? ''), systems),
    }));
}

type HeadingProps = Pick<SubmissionProps, 'collection' | 'row'> & {
  sent: readonly Sent[];
  /** The state. */
  children: ReactNode;
};

/** The title, the addresses and numbers of the sender, and when and from where it was sent. */
function Heading({ collection: { title, mail }, row, sent, children }: HeadingProps) {
  const contacts = sent.filter(({ kind, text }) => text !== '' && isContact(kind));
  return (
    <AdminHeading
      title={title(row)}
      lead={
        <>
          <span className="flex flex-wrap gap-x-6">
            {contacts.map((field) => (
              <Contact key={field.name} {...field} />
            ))}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {children}
            <time dateTime={String(row.created_at)}>{formatMoment(String(row.created_at))}</time>
            {mail ? <span>{copy.from(mail.place, languageOfReader(row))}</span> : null}
          </span>
        </>
      }
    />
  );
}

function Message({ label, text }: Sent) {
  return (
    <section
      aria-label={label}
      className="mb-10 max-w-measure text-lead leading-relaxed wrap-anywhere"
    >
      {text === '' ? (
        <p className="text-body text-muted-foreground">{copy.noMessage}</p>
      ) : (
        <StoredText text={text} />
      )}
    </section>
  );
}

type FactsProps = Omit<SubmissionProps, 'query'> & {
  sent: readonly Sent[];
  emailOf: (id: unknown) => string | null;
};

/** The rest of what was sent. */
function Facts({ client, collection, row, sent, emailOf }: FactsProps) {
  // The framework keeps the page that was left in the document.
  const id = `facts-${keyOf(collection, row)}`;
  const more = extras.get(collection)?.sent;
  const facts = sent.filter(
    ({ kind, text }) => kind === 'date' || (text !== '' && kind !== 'textarea' && !isContact(kind)),
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h4">
        {copy.facts}
      </h2>
      <dl className="mt-4 border-t-[1.5px] border-foreground">
        {more ? (
          <Line label={more.label}>
            <more.Value client={client} row={row} emailOf={emailOf} />
          </Line>
        ) : null}
        {facts.map((field) => (
          <Line key={field.name} label={field.label}>
            <Fact {...field} />
          </Line>
        ))}
      </dl>
    </section>
  );
}

/** The language in which its sender read the site, where it is kept and another one. */
function languageOfReader({ language }: Row): string | null {
  return isLanguage(language) && language !== 'en' ? languageName(language, 'en') : null;
}

/** Says who marked it last. */
function markedBy(row: Row, state: string, emailOf: FactsProps['emailOf']): string {
  if (!row.handled_at) return copy.notMarked;
  return copy.marked(state, emailOf(row.handled_by), formatMoment(String(row.handled_at)));
}

/** Takes up the mail that its sender got, in the sender's language. */
function answerTo({ mail, title }: Collection, row: Row, text: string): string | null {
  if (!mail?.receipt) return null;
  const { mails } = mailWords[isLanguage(row.language) ? row.language : 'en'];
  const { subject } = mails[mail.receipt]({ position: String(row.job_title ?? '') });
  const intro = copy.wrote(title(row), swissClock(String(row.created_at)));
  return answerAddress({ email: String(row.email), subject, intro, text });
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

const isContact = (kind: FormField['kind']) => kind === 'email' || kind === 'phone';

/** An address or a number, which a click writes to or calls where it can. */
function Contact({ kind, text }: Sent) {
  const href = kind === 'email' ? mailAddress(text) : telephoneLink(text);
  const place = 'inline-flex min-h-11 items-center wrap-anywhere text-foreground';
  return href ? (
    <a href={href} dir="auto" className={`${place} underline underline-offset-4`}>
      {text}
    </a>
  ) : (
    <span dir="auto" className={place}>
      {text}
    </span>
  );
}

function Fact({ kind, text }: Sent) {
  if (text === '') return <span className="text-muted-foreground">{copy.notYet}</span>;
  return kind === 'date' ? formatMoment(text) : <StoredText text={text} />;
}
