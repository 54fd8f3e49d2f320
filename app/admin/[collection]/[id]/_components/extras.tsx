import type { ComponentType } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { wordsIn } from '@/content/words';
import { applications } from '@/lib/careers/applications-admin';
import { listResumeOpenings } from '@/lib/careers/resumes';
import { keyOf, languageOf, type Collection } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { describeStoredHtml } from '@/lib/html/stored-html';
import { localPath } from '@/lib/languages/local-path';
import { pages } from '@/lib/pages/admin';
import { paths } from '@/lib/paths';
import { pictures } from '@/lib/pictures/admin';
import { prices } from '@/lib/prices/admin';
import { getPrices } from '@/lib/prices/prices';
import { providers } from '@/lib/providers/admin';
import type { Client } from '@/lib/supabase/client';
import { formatMoment } from '@/lib/text/format';
import { FocusPicker } from '../../../pictures/_components/focus-picker';
import { PictureInUse } from '../../../pictures/_components/picture-in-use';
import { PriceSaving } from './price-saving';

const copy = adminCopy.inbox;

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
  [prices, { inForm: Saving }],
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

async function Saving({ row }: { row: Row }) {
  return <PriceSaving name={keyOf(prices, row)} prices={await getPrices()} />;
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
