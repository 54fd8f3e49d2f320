import { Suspense } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { adminCopy } from '@/content/admin';
import { listOutdatedTranslations } from '@/lib/desk/overview/outdated-translations';
import { EVERY_ROLE } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { defaultLanguage, languages } from '@/lib/languages/languages';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { EmptyList } from '../_components/empty-list';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';
import { lineOfOutdated, RowLines } from '../_components/row-lines';

const copy = adminCopy.outdated;
const { languages: names, language: label } = adminCopy.translations;

/** How many translations the page lists. */
const MOST_LISTED = 200;

const translated = languages.filter((language) => language !== defaultLanguage);

export const metadata = pageMetadata({
  title: copy.title,
  description: 'Translations whose original changed since.',
  path: deskPaths.outdatedTranslations,
  hidden: true,
});

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Translations whose original changed since, of every list, in one language or in all: ?language=de. */
export default function OutdatedTranslationsPage(props: Props) {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<ListSkeleton label={copy.loading} />}>
        <Outdated {...props} />
      </Suspense>
    </>
  );
}

async function Outdated({ searchParams }: Props) {
  const { client } = await requireAdmin(EVERY_ROLE);
  const wanted = (await searchParams).language;
  const language = translated.find((each) => each === wanted);
  const { total, shown } = await listOutdatedTranslations(client, { language, limit: MOST_LISTED });
  return (
    <>
      <form action={deskPaths.outdatedTranslations} className="mb-6 flex flex-wrap gap-3">
        <NativeSelect
          name="language"
          defaultValue={language ?? ''}
          aria-label={label}
          className="w-auto"
        >
          <option value="">{copy.everyLanguage}</option>
          {translated.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </NativeSelect>
        <button type="submit" className={buttonVariants({ variant: 'outline' })}>
          {copy.show}
        </button>
      </form>
      {total === 0 ? (
        <EmptyList>{copy.nothing}</EmptyList>
      ) : (
        <>
          <p className="mb-4">{copy.count(total)}</p>
          <RowLines lines={shown.map(lineOfOutdated)} />
          {total > MOST_LISTED ? (
            <p className="mt-4 text-muted-foreground">{copy.more(MOST_LISTED)}</p>
          ) : null}
        </>
      )}
    </>
  );
}
