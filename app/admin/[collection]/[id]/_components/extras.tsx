import type { ComponentType } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { wordsIn } from '@/content/words';
import { articles } from '@/lib/articles/admin';
import { articleHead } from '@/lib/articles/article-head';
import { positions } from '@/lib/careers/admin';
import { applications } from '@/lib/careers/applications-admin';
import { jobHead, missingFacts } from '@/lib/careers/job-posting';
import { listResumeOpenings } from '@/lib/careers/resumes';
import {
  formFields,
  initialValues,
  keyOf,
  languageOf,
  type Collection,
} from '@/lib/collections/collection';
import { valuesOfRow, type Row } from '@/lib/collections/row';
import { listRows } from '@/lib/collections/row-store';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { describeStoredHtml } from '@/lib/html/stored-html';
import { localPath } from '@/lib/languages/local-path';
import { pages } from '@/lib/pages/admin';
import { deskPaths } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';
import { pictures } from '@/lib/pictures/admin';
import { priceChanges, prices } from '@/lib/prices/admin';
import { defaultPrices, PRICE_NAMES } from '@/lib/prices/pricing';
import { providers } from '@/lib/providers/admin';
import type { Client } from '@/lib/supabase/client';
import { formatMoment } from '@/lib/text/format';
import { FocusPicker } from '../../../pictures/_components/focus-picker';
import { PictureInUse } from '../../../pictures/_components/picture-in-use';
import { PriceSaving } from './price-saving';
import { RowEditor } from './row-editor';

const { inbox: copy, prices: words } = adminCopy;

type SentProps = {
  client: Client;
  row: Row;
  /** The e-mail address of an administrator by the id; null for one who has no access any more. */
  emailOf: (id: unknown) => string | null;
};

type Head = { title: string; description: string; path: string };

/** The additions to the page of a row in one collection, by the place where they stand. */
type Extras = {
  /** The words that search engines and messengers show of its page, and the fields with these words, where there are any. */
  shared?: { of: (row: Row) => Head; fields?: { title?: string; description?: string } };
  /** Shown between the fields of the form and its buttons. */
  inForm?: ComponentType<{ row: Row }>;
  /** Shown below the form. */
  below?: ComponentType<{ client: Client; row: Row }>;
  /** Shown behind what a visitor sent. */
  sent?: { label: string; Value: ComponentType<SentProps> };
};

export const extras: ReadonlyMap<Collection, Extras> = new Map<Collection, Extras>([
  [pictures, { inForm: Focus, below: PictureInUse }],
  [prices, { inForm: Saving, below: ComingPrices }],
  [
    articles,
    { shared: { of: typed(articleHead), fields: { title: 'title', description: 'excerpt' } } },
  ],
  [positions, { shared: { of: typed(jobHead), fields: { title: 'title' } }, below: Advice }],
  [pages, { shared: { of: sharedPage, fields: { title: 'page_title' } } }],
  [providers, { shared: { of: sharedProvider } }],
  [applications, { sent: { label: copy.resumeLabel, Value: Resume } }],
]);

/** The row of a collection has the columns of its table. */
function typed<R, Answer>(read: (row: R) => Answer) {
  return (row: Row): Answer => read(row as Row & R);
}

/** Lists what a stored position lacks to be listed by search engines. */
function Advice({ row }: { row: Row }) {
  const missing = typed(missingFacts)(row);
  if (missing.length === 0) return null;
  return (
    <FormMessage variant="warning" title={adminCopy.collection.advice} className="mt-8 max-w-3xl">
      <ul className="mt-1 list-disc pl-5">
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormMessage>
  );
}

function Focus({ row }: { row: Row }) {
  return <FocusPicker src={paths.media(String(row.path))} />;
}

/** Does the same as app/[lang]/(site)/info/[slug]/page.tsx. */
function sharedPage(row: Row) {
  const title = String(row.page_title);
  const html = sanitiseStoredHtml(String(row.content));
  const language = languageOf(row);
  const description = describeStoredHtml(html, title, wordsIn(language).info.info.filler);
  return { title, description, path: localPath(language, paths.info(String(row.slug))) };
}

/** Does the same as app/[lang]/(site)/integrations/[code]/page.tsx. */
function sharedProvider(row: Row) {
  const language = languageOf(row);
  const { comingProviderPage, providerPage } = wordsIn(language).providerPage;
  const words = row.status === 'active' ? providerPage : comingProviderPage;
  const { metaTitle: title, description } = words(String(row.name));
  return { title, description, path: localPath(language, paths.integration(String(row.code))) };
}

const pricesIn = (row: Row) => ({
  monthly: Number(row[PRICE_NAMES.monthly] ?? defaultPrices.monthly),
  yearly: Number(row[PRICE_NAMES.yearly] ?? defaultPrices.yearly),
});

function Saving({ row }: { row: Row }) {
  return <PriceSaving prices={pricesIn(row)} />;
}

/** The changes that are not valid yet, each with its form, the form of the next one, and the changes that are past. */
async function ComingPrices({ client, row }: { client: Client; row: Row }) {
  const { name, labels, sort, title, stateOf } = priceChanges;
  const query = { search: '', filter: '', sort, after: null };
  const { rows } = await listRows(client, priceChanges, query);
  const now = new Date();
  const isComing = (change: Row) => new Date(String(change.valid_from)) > now;
  const coming = rows.filter(isComing).reverse();
  const earlier = rows.filter((change) => !isComing(change));
  const fields = formFields(priceChanges).map((field) => ({ ...field, isAside: false }));
  const titleFrom = (change: Row) =>
    words.from(title(change), formatMoment(String(change.valid_from)));
  const editor = (change: Row | null) => (
    <RowEditor
      // The form of the next change begins again once one is stored.
      key={change ? 'stored' : rows.length}
      collection={{ name, one: labels.one }}
      title={change ? titleFrom(change) : ''}
      fields={fields}
      stored={change && { key: keyOf(priceChanges, change), updated_at: change.updated_at }}
      values={change ? valuesOfRow(fields, change) : initialValues(priceChanges)}
      state={change ? stateOf?.(change) : undefined}
      deletion={{ text: labels.deletion }}
    >
      <PriceSaving prices={pricesIn(row)} />
    </RowEditor>
  );
  return (
    <section aria-labelledby="coming-prices" className="mt-16 max-w-3xl">
      <h2 id="coming-prices" className="text-h3">
        {words.coming}
      </h2>
      <p className="mt-2 text-muted-foreground">{labels.lead}</p>
      <div className="mt-5 border-t-[1.5px] border-foreground">
        {[...coming, null].map((change) => (
          <details key={change ? keyOf(priceChanges, change) : name} className="border-b">
            <summary className="cursor-pointer py-3.5 font-medium">
              {change ? titleFrom(change) : adminCopy.collection.add(labels.one)}
              {change ? <Badge className="ml-3">{stateOf?.(change).badge}</Badge> : null}
            </summary>
            <div className="py-4">{editor(change)}</div>
          </details>
        ))}
      </div>
      {earlier.length > 0 ? (
        <details className="mt-8">
          <summary className="cursor-pointer py-2.5 font-semibold">{words.earlier}</summary>
          <ul className="mt-2 grid gap-1 text-small">
            {earlier.map((change) => (
              <li key={keyOf(priceChanges, change)}>{titleFrom(change)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** The link to the resume of an application, and who opened it. */
async function Resume({ client, row, emailOf }: SentProps) {
  const id = keyOf(applications, row);
  if (!row.resume_url) return <span className="text-muted-foreground">{copy.noResume}</span>;
  const openings = await listResumeOpenings(client, id);
  return (
    <div className="grid gap-3 whitespace-normal">
      <p>
        {/* Not a page of the application: nothing is fetched ahead of the click, which is recorded. */}
        <a href={deskPaths.resume(id)} className={buttonVariants({ size: 'sm' })}>
          {copy.resume}
        </a>
      </p>
      <p className="text-small text-muted-foreground">{copy.resumeHint}</p>
      {openings.length > 0 ? (
        <div>
          <h3 className="font-semibold">{copy.openings}</h3>
          <ul>
            {openings.map((opening) => (
              <li key={opening.id} className="wrap-anywhere">
                {emailOf(opening.opened_by) ?? copy.formerAdministrator},{' '}
                <time dateTime={opening.created_at}>{formatMoment(opening.created_at)}</time>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-small text-muted-foreground">{copy.notOpened}</p>
      )}
    </div>
  );
}
