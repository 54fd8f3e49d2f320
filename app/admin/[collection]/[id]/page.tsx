import { notFound, redirect } from 'next/navigation';
import { Suspense } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { adminCopy } from '@/content/admin';
import { defaultLanguage } from '@/lib/languages/languages';
import { settings } from '@/lib/env/env';
import { requireAdmin } from '@/lib/auth/require-admin';
import { findCollection } from '@/lib/desk/collections';
import { rolesOf } from '@/lib/desk/rights';
import {
  formFields,
  initialValues,
  keyOf,
  languageOf,
  namedRow,
  rowInForm,
  type Collection,
} from '@/lib/collections/collection';
import { valuesOfStep } from '@/lib/collections/publishing-form';
import { valuesOfRow, type FormField, type Row } from '@/lib/collections/row';
import { getRow, listChanges } from '@/lib/collections/row-store';
import { isOutdated, stateOfTranslation } from '@/lib/collections/row-translations';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { NEW_ROW, deskPaths } from '@/lib/desk-paths';
import { atAddress } from '@/lib/routes';
import { pageMetadata, SHARE_CARD, shareCardAddress } from '@/lib/seo/page-metadata';
import { DeskLink } from '../../_components/desk-link';
import { AdminHeading } from '../../_components/heading';
import { ListSkeleton, readQuery } from '../../_components/list';
import { extras } from './_components/extras';
import { History } from './_components/history';
import { OriginalChanges } from './_components/original-changes';
import { BESIDE_GRID, PreviewToggle } from './_components/preview-beside';
import { RowEditor } from './_components/row-editor';
import { SharePreview } from './_components/share-preview';
import { Translations } from './_components/translations';
import { Submission } from '../../_inbox/submission';

const { collection: copy, history, translations: translationCopy } = adminCopy;

/** How many changes of a row are shown. */
const SHOWN_CHANGES = 20;

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

type Props = {
  params: Promise<{ collection: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { collection: name, id } = await params;
  const one = findCollection(name)?.labels.one;
  return pageMetadata({
    title: one ? (id === NEW_ROW ? copy.add(one) : copy.edit(one)) : copy.missing,
    description: 'A form of the admin area.',
    path: deskPaths.row(name, id),
    hidden: true,
  });
}

export default function RowPage(props: Props) {
  return (
    <Suspense fallback={<ListSkeleton label={copy.loadingForm} />}>
      <StoredRow {...props} />
    </Suspense>
  );
}

async function StoredRow({ params, searchParams }: Props) {
  const { collection: name, id } = await params;
  const collection = findCollection(name);
  const { client } = await requireAdmin(collection && rolesOf(collection));
  if (!collection) notFound();
  const { within = name } = collection;
  if (within !== name || collection.kind === 'settings') redirect(deskPaths.collection(within));
  if (id === NEW_ROW) return <NewRow collection={collection} />;
  if (!collection.keySchema.safeParse(id).success) notFound();
  const [row, changes] = await Promise.all([
    getRow(client, collection, id),
    listChanges(client, { of: { collection, key: id }, limit: SHOWN_CHANGES }),
  ]);
  if (!row && changes.length === 0) notFound();
  if (row && collection.kind === 'inbox')
    return (
      <>
        <Submission
          {...{ client, collection, row }}
          query={readQuery(collection, await searchParams)}
        />
        <History collection={collection} changes={changes} />
      </>
    );
  const last = row ?? changes[0]?.before;
  const { kind, labels, publicPath, isPublic = () => true } = collection;
  const { inForm: InForm, below: Below, shared = collection.shared } = extras.get(collection) ?? {};
  // Its own words; what is written for search engines stands in the form.
  const own = row && shared?.({ ...row, seo_title: null, seo_description: null });
  const original =
    row && collection.translation && typeof row.translation_of === 'string'
      ? await getRow(client, collection, row.translation_of)
      : null;
  const address = (row && publicPath?.(row)) ?? null;
  // Visitors read a translation while they read its original.
  const publicAddress =
    row && [row, original ?? row].every((each) => isPublic(each)) ? address : null;
  // A page that shows the row alone.
  const ownPage = address && atAddress(address, 'isOfRow') ? address : null;
  const edited = (original && collection.translation) ?? collection;
  const shown = formFields(edited);
  const fields = row && original ? besideOriginal(shown, row, original) : shown;
  const form = row ? (
    <RowEditor
      collection={{ name, one: labels.one, savedAs: edited.name }}
      title={collection.title(row)}
      fields={fields}
      stored={{ key: id, updated_at: row.updated_at }}
      values={valuesOfRow(fields, rowInForm(edited, row))}
      head={
        collection.publishing && {
          publishing: edited.publishing ?? collection.publishing,
          title: collection.title(row),
          language: languageOf(row),
          lead: original
            ? translationCopy.of(translationCopy.languages[languageOf(row)])
            : undefined,
          address: address && `${new URL(settings().siteUrl).host}${address}`,
          publicAddress,
        }
      }
      state={original ? stateOfTranslation(collection, row, original) : collection.stateOf?.(row)}
      canPreview={address !== null && publicAddress === null}
      page={ownPage}
      canDelete={kind === 'content' || (kind === 'file' && row.is_used !== true)}
      deletionText={labels.deletion}
      hasTranslations={collection.translatable !== undefined && original === null}
    >
      {InForm ? <InForm row={row} /> : null}
      {own ? (
        <SharePreview
          own={own}
          fields={collection.sharedFields ?? {}}
          host={new URL(settings().siteUrl).host}
          path={own.path}
          card={publicAddress ? cardOf(own.path, `${row.updated_at} ${row.seo_title}`) : null}
        />
      ) : null}
    </RowEditor>
  ) : null;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6">
        <BackLink collection={collection} />
        {original ? (
          <DeskLink
            href={deskPaths.row(name, keyOf(collection, original))}
            className="mb-4 inline-flex min-h-11 items-center underline"
          >
            {translationCopy.original}
          </DeskLink>
        ) : null}
        {ownPage ? (
          <div className="ml-auto">
            <PreviewToggle />
          </div>
        ) : null}
      </div>
      {row && collection.publishing ? null : (
        <AdminHeading
          // Nothing is kept of a submission that was deleted but the fact that it was.
          title={last ? titleOf(collection, last, row !== null) : history.gone(labels.one)}
          language={row ? languageOf(row) : defaultLanguage}
          lead={row ? undefined : last ? history.deleted(labels.one) : history.nothingKept}
        >
          {publicAddress ? (
            // A full load brings that page's own content security policy.
            <a href={publicAddress} className="inline-flex min-h-11 items-center underline">
              {copy.view}
            </a>
          ) : null}
        </AdminHeading>
      )}
      {row && original ? (
        <OriginalChanges client={client} collection={collection} row={row} original={original} />
      ) : null}
      <div className={BESIDE_GRID}>{form}</div>
      {row && Below ? <Below client={client} row={row} /> : null}
      {row && collection.advice ? <Advice missing={collection.advice(row)} /> : null}
      {row && collection.translatable && !original ? (
        <Translations client={client} collection={collection} row={row} />
      ) : null}
      <History collection={collection} changes={changes} />
    </>
  );
}

/** The fields of a translation with what its original has. Where that changed since, the form asks whether it is up to date. */
function besideOriginal(fields: readonly FormField[], row: Row, original: Row): FormField[] {
  const { outdated, upToDate, confirmHint } = translationCopy;
  return fields.flatMap((field) => {
    if (field.name === 'translated_from') {
      if (!isOutdated(row, original)) return [];
      const options = {
        [String(row.translated_from ?? NEVER_CONFIRMED)]: outdated,
        [String(original.words_digest)]: upToDate,
      };
      return [{ ...field, options, hint: confirmHint }];
    }
    const isWords = ['text', 'textarea', 'html'].includes(field.kind) && !field.readingTimeOf;
    if (!isWords) return [field];
    const words = String(original[field.name] ?? '');
    return [
      {
        ...field,
        isAside: false,
        original: field.kind === 'html' ? sanitiseStoredHtml(words) : words,
      },
    ];
  });
}

/** A digest that no words have. */
const NEVER_CONFIRMED = '0'.repeat(32);

/** The lead of a translation names its language; of one that was deleted nothing else does. */
function titleOf(collection: Collection, row: Row, isThere: boolean): string {
  const title = collection.title(row);
  return isThere ? title : namedRow(title, languageOf(row));
}

function cardOf(path: string, version: string) {
  return { src: shareCardAddress(path, version), ...SHARE_CARD };
}

function NewRow({ collection }: { collection: Collection }) {
  const { kind, name, labels, publishing } = collection;
  if (kind !== 'content') notFound();
  return (
    <>
      <BackLink collection={collection} />
      {publishing ? null : <AdminHeading title={copy.add(labels.one)} />}
      <RowEditor
        collection={{ name, one: labels.one }}
        title=""
        fields={formFields(collection)}
        stored={null}
        values={{
          ...initialValues(collection),
          ...(publishing && valuesOfStep(publishing, 'unpublish')),
        }}
        head={
          publishing && {
            publishing,
            title: copy.add(labels.one),
            language: defaultLanguage,
            address: null,
            publicAddress: null,
          }
        }
        canPreview={false}
        canDelete
      />
    </>
  );
}

/** Lists what a stored row lacks to be listed by search engines. */
function Advice({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <FormMessage variant="warning" title={copy.advice} className="mt-8 max-w-3xl">
      <ul className="mt-1 list-disc pl-5">
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormMessage>
  );
}

function BackLink({ collection }: { collection: Collection }) {
  return (
    <DeskLink
      href={deskPaths.collection(collection.name)}
      className="mb-4 inline-flex min-h-11 items-center underline"
    >
      {copy.back(collection.labels.many)}
    </DeskLink>
  );
}
