import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { adminCopy } from '@/content/admin';
import { openQuestions } from '@/content/open-questions';
import { rolesOf } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { formFields, initialValues, languageOf, namedRow } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';
import { listRows } from '@/lib/collections/row-store';
import { readLanguageStates, shownColumns } from '@/lib/collections/row-translations';
import { faqItems } from '@/lib/faq/admin';
import { ASKED_PARAMETER, deskPaths } from '@/lib/desk-paths';
import { faqRowSchema, MOST_MOVABLE_ITEMS } from '@/lib/faq/schema';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from '../_components/heading';
import { isNarrowed, ListPages, ListSearch, ListSkeleton, readQuery } from '../_components/list';
import { FaqManager } from './_components/faq-manager';

export const metadata = pageMetadata({
  title: adminCopy.faq.title,
  description: 'Create, edit and delete the questions and answers of the help page.',
  path: deskPaths.faq,
  hidden: true,
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default function FaqManagementPage(props: Props) {
  return (
    <Suspense fallback={<FaqManagementSkeleton />}>
      <FaqManagement {...props} />
    </Suspense>
  );
}

/** The page while its rows are read; nothing moves when they arrive. */
function FaqManagementSkeleton() {
  const { title, lead, add } = adminCopy.faq;
  return (
    <>
      <AdminHeading title={title} lead={lead}>
        <Button disabled>{add}</Button>
      </AdminHeading>
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <ListSkeleton label="Loading FAQ items" />
    </>
  );
}

async function FaqManagement({ searchParams }: Props) {
  const { client } = await requireAdmin(rolesOf(faqItems));
  const params = await searchParams;
  const query = readQuery(faqItems, params);
  const { rows, next } = await listRows(client, faqItems, query, {
    limit: MOST_MOVABLE_ITEMS,
    needs: shownColumns(faqItems),
  });
  const languagesOf = await readLanguageStates(client, faqItems, rows);
  const items = rows.map((row) => ({
    ...faqRowSchema.parse(row),
    language: languageOf(row),
    name: namedRow(faqItems.title(row), languageOf(row)),
    state: isPlainlyPublic(row) ? undefined : faqItems.stateOf?.(row),
    languages: languagesOf(row),
  }));
  const categories = [...new Set(items.flatMap(({ category }) => category ?? []))];
  return (
    <FaqManager
      items={items}
      fields={formFields(faqItems).map((field) =>
        field.name === 'category' ? { ...field, suggestions: categories } : field,
      )}
      isMovable={!next && !query.after && !isNarrowed(faqItems, query)}
      search={<ListSearch collection={faqItems} query={query} />}
      initial={initialValues(faqItems)}
      asked={openQuestions.find(({ id }) => id === params[ASKED_PARAMETER])}
      nothing={isNarrowed(faqItems, query) ? adminCopy.collection.nothingFound(query.search) : null}
      pages={<ListPages collection={faqItems} query={query} next={next} />}
    />
  );
}

/** Public without an end: what most questions are, so the table says nothing of it. */
function isPlainlyPublic(row: Row): boolean {
  return row.public_until === null && faqItems.isPublic?.(row) === true;
}
