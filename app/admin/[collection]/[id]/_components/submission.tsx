import type { ReactNode } from 'react';
import { StoredText } from '@/components/stored-text';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { formFields, type Collection } from '@/lib/collections/collection';
import type { FormField, Row } from '@/lib/collections/row';
import { listAdministrators } from '@/lib/admin/administrators';
import { listResumeOpenings } from '@/lib/careers/resumes';
import { formatMoment } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/client';
import { telephoneLink } from '@/lib/text/telephone-link';

const copy = adminCopy.inbox;

type SubmissionProps = {
  client: Client;
  collection: Collection;
  row: Row;
  /** The form with the state and the note. */
  children: ReactNode;
};

/** What a visitor sent, with the resume, and beside it how far administrators are with it. */
export async function Submission({ client, collection, row, children }: SubmissionProps) {
  const [administrators, openings] = await Promise.all([
    listAdministrators(client),
    'resume_url' in row ? listResumeOpenings(client, String(row.id)) : [],
  ]);
  const emailOf = (id: unknown) => administrators.find((one) => one.id === id)?.email ?? null;
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
          <Line label={copy.received}>{formatMoment(String(row.created_at))}</Line>
          {formFields(collection)
            .filter(({ readOnly }) => readOnly)
            .map((field) => (
              <Line key={field.name} label={field.label}>
                <SentValue field={field} value={row[field.name]} />
              </Line>
            ))}
          {'resume_url' in row ? (
            <Line label={copy.resumeLabel}>
              {row.resume_url ? (
                <Resume id={String(row.id)}>
                  {openings.map(({ id, opened_by, created_at }) => (
                    <li key={id} className="wrap-anywhere">
                      {emailOf(opened_by) ?? copy.formerAdministrator},{' '}
                      <time dateTime={created_at}>{formatMoment(created_at)}</time>
                    </li>
                  ))}
                </Resume>
              ) : (
                <span className="text-muted-foreground">{copy.noResume}</span>
              )}
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

function SentValue({ field: { name, kind }, value }: { field: FormField; value: unknown }) {
  if (value === null || value === '')
    return <span className="text-muted-foreground">{copy.nothingSent}</span>;
  const text = String(value);
  if (kind === 'date') return formatMoment(text);
  const href = addressOf(name, text);
  if (!href) return <StoredText text={text} />;
  return (
    <a href={href} dir="auto" className="underline underline-offset-4">
      {text}
    </a>
  );
}

/** Where a click on an e-mail address or a telephone number leads, if anywhere; a question mark must not become a parameter. */
function addressOf(name: string, text: string): string | null {
  if (name === 'email') return `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`;
  if (name === 'phone' || name === 'phone_number') return telephoneLink(text);
  return null;
}

/** The link to a resume, and who opened it. */
function Resume({ id, children }: { id: string; children: readonly ReactNode[] }) {
  return (
    <div className="grid gap-3 whitespace-normal">
      <p>
        {/* Not a page of the application: nothing is fetched ahead of the click, which is recorded. */}
        <a href={paths.adminResume(id)} className={buttonVariants({ size: 'sm' })}>
          {copy.resume}
        </a>
      </p>
      <p className="text-small text-muted-foreground">{copy.resumeHint}</p>
      {children.length > 0 ? (
        <div>
          <h3 className="font-semibold">{copy.openings}</h3>
          <ul>{children}</ul>
        </div>
      ) : (
        <p className="text-small text-muted-foreground">{copy.notOpened}</p>
      )}
    </div>
  );
}
