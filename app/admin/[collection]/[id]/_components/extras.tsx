import type { ComponentType } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { wordsIn } from '@/content/words';
import { applications } from '@/lib/careers/applications-admin';
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
import { paths } from '@/lib/paths';
import { pictures } from '@/lib/pictures/admin';
import { priceChanges, prices } from '@/lib/prices/admin';
import { defaultPrices, PRICE_NAMES } from '@/lib/prices/pricing';
import { providers } from '@/lib/providers/admin';
import type { Client } from '@/lib/supabase/client';
import { formatMoment } from '@/lib/text/format';
import { FocusPicker } from '../../../pictures/_components/focus-picker';
import { PictureInUse } from '../../../pictures/_components/picture-in-use';
import { PriceChanges } from './price-changes';
import { PriceSaving } from './price-saving';

const { inbox: copy, prices: words } = adminCopy;

type SentProps = {
  client: Client;
  row: Row;
  /** The e-mail address of an administrator by the id; null for one who has no access any more. */
  emailOf: (id: unknown) => string | null;
};

/** What the page of a row shows for one collection alone, by the place where it stands. */
type Extras = {
  /** What its page says of itself to search engines, in words of content/. */
  shared?: (row: Row) => { title: string; description: string; path: string };
  /** Between the fields of the form and its buttons. */
  inForm?: ComponentType<{ row: Row }>;
  /** Below the form. */
  below?: ComponentType<{ client: Client; row: Row }>;
  /** Behind what a visitor sent. */
  sent?: { label: string; Value: ComponentType<SentProps> };
};

export const extras: ReadonlyMap<Collection, Extras> = new Map<Collection, Extras>([
  [pictures, { inForm: Focus, below: PictureInUse }],
  [prices, { inForm: Saving, below: ComingPrices }],
  [pages, { shared: sharedPage }],
  [providers, { shared: sharedProvider }],
  [applications, { sent: { label: copy.resumeLabel, Value: Resume } }],
]);

function Focus({ row }: { row: Row }) {
  return <FocusPicker src={paths.media(String(row.path))} />;
}

/** As app/[lang]/(site)/info/[slug]/page.tsx does. */
function sharedPage(row: Row) {
  const title = String(row.page_title);
  const html = sanitiseStoredHtml(String(row.content));
  const language = languageOf(row);
  const description = describeStoredHtml(html, title, wordsIn(language).info.info.filler);
  return { title, description, path: localPath(language, paths.info(String(row.slug))) };
}

/** As app/[lang]/(site)/integrations/[code]/page.tsx does. */
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

/** The changes that are not valid yet, with the form of the next one, and those that were. */
async function ComingPrices({ client, row }: { client: Client; row: Row }) {
  const { name, labels, sort, title, stateOf } = priceChanges;
  const query = { search: '', filter: '', sort, after: null };
  const { rows } = await listRows(client, priceChanges, query);
  const now = new Date();
  const isComing = (change: Row) => new Date(String(change.valid_from)) > now;
  const fields = formFields(priceChanges);
  const startOf = (change: Row) => words.from(formatMoment(String(change.valid_from)));
  const coming = rows.filter(isComing).reverse();
  const earlier = rows.filter((change) => !isComing(change));
  return (
    <section aria-labelledby="coming-prices" className="mt-16 max-w-3xl">
      <h2 id="coming-prices" className="text-h3">
        {words.coming}
      </h2>
      <p className="mt-2 text-muted-foreground">{labels.lead}</p>
      {coming.length === 0 ? <p className="mt-5">{words.none}</p> : null}
      <PriceChanges
        collection={{ name, one: labels.one }}
        fields={fields}
        initial={initialValues(priceChanges)}
        prices={pricesIn(row)}
        changes={coming.map((change) => ({
          version: { key: keyOf(priceChanges, change), updated_at: change.updated_at },
          title: title(change),
          validFrom: startOf(change),
          state: stateOf!(change),
          values: valuesOfRow(fields, change),
        }))}
      />
      {earlier.length > 0 ? (
        <details className="mt-8">
          <summary className="cursor-pointer py-2.5 font-semibold">{words.earlier}</summary>
          <ul className="mt-2 grid gap-1 text-small">
            {earlier.map((change) => (
              <li key={keyOf(priceChanges, change)}>{`${startOf(change)}: ${title(change)}`}</li>
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
        <a href={paths.adminResume(id)} className={buttonVariants({ size: 'sm' })}>
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
