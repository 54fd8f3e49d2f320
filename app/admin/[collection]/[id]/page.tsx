import { notFound, redirect } from 'next/navigation';
import { Suspense } from 'react';
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
import { listChanges } from '@/lib/collections/row-changes';
import { getRow } from '@/lib/collections/row-store';
import { isOutdated, stateOfTranslation } from '@/lib/collections/row-translations';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { NEW_ROW, deskPaths } from '@/lib/desk-paths';
import type { Client } from '@/lib/supabase/client';
import { atAddress } from '@/lib/routes';
import { pageMetadata, SHARE_CARD, shareCardAddress } from '@/lib/seo/page-metadata';
import { DeskLink } from '../../_components/desk-link';
import { AdminHeading } from '../../_components/heading';
import { ListSkeleton, readQuery } from '../../_components/list';
import { extras } from './_components/extras';
import { History, SHOWN_CHANGES } from './_components/history';
import { OriginalChanges } from './_components/original-changes';
import { BESIDE_GRID, PreviewToggle } from './_components/preview-beside';
import { RowEditor } from './_components/row-editor';
import { SharePreview } from './_components/share-preview';
import { Translations } from './_components/translations';
import { ViewLink } from '../_components/view-link';
import { Submission } from '../../_inbox/submission';

const { collection: copy, deletion, history, translations: translationCopy } = adminCopy;

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
  return (
    <>
      {!row ? (
        <DeletedRow collection={collection} last={changes[0]?.before ?? null} />
      ) : collection.kind === 'inbox' ? (
        <Submission
          {...{ client, collection, row }}
          query={readQuery(collection, await searchParams)}
        />
      ) : (
        <EditedRow {...{ client, collection, row }} />
      )}
      <History collection={collection} changes={changes} />
    </>
  );
}

/** Nothing is kept of a submission that was deleted but the fact that it was. */
function DeletedRow({ collection, last }: { collection: Collection; last: Row | null }) {
  const { labels, title } = collection;
  return (
    <>
      <BackLink collection={collection} />
      <AdminHeading
        // No lead names the language of a translation here.
        title={last ? namedRow(title(last), languageOf(last)) : history.gone(labels.one)}
        lead={last ? history.deleted(labels.one) : history.nothingKept}
      />
    </>
  );
}

type StoredProps = { client: Client; collection: Collection; row: Row };

/** A stored row: its form, its translations, and what else belongs to it. */
async function EditedRow({ client, collection, row }: StoredProps) {
  const { name, title, publishing, translatable } = collection;
  const original =
    collection.translation && typeof row.translation_of === 'string'
      ? await getRow(client, collection, row.translation_of)
      : null;
  const addresses = addressesOf(collection, row, original);
  const { below: Below } = extras.get(collection) ?? {};
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
        {addresses.own ? (
          <div className="ml-auto">
            <PreviewToggle />
          </div>
        ) : null}
      </div>
      {publishing ? null : (
        <AdminHeading title={title(row)} language={languageOf(row)}>
          {addresses.public ? <ViewLink href={addresses.public} /> : null}
        </AdminHeading>
      )}
      {original ? <OriginalChanges {...{ client, collection, row, original }} /> : null}
      <div className={BESIDE_GRID}>
        <StoredForm {...{ collection, row, original, addresses }} />
      </div>
      {Below ? <Below client={client} row={row} /> : null}
      {translatable && !original ? <Translations {...{ client, collection, row }} /> : null}
    </>
  );
}

/** The page of a row on the site: `public` where visitors read it now, `own` where it shows the row alone. */
function addressesOf(
  { publicPath, isPublic = () => true }: Collection,
  row: Row,
  original: Row | null,
) {
  const address = publicPath?.(row) ?? null;
  // Visitors read a translation while they read its original.
  const isRead = isPublic(row) && (original === null || isPublic(original));
  return {
    address,
    public: isRead ? address : null,
    own: address && atAddress(address, 'isOfRow') ? address : null,
  };
}

type StoredFormProps = Omit<StoredProps, 'client'> & {
  original: Row | null;
  addresses: ReturnType<typeof addressesOf>;
};

function StoredForm({ collection, row, original, addresses }: StoredFormProps) {
  const { kind, name, labels, translatable } = collection;
  const { host } = new URL(settings().siteUrl);
  const { inForm: InForm, shared } = extras.get(collection) ?? {};
  // Its own words; what is written for search engines stands in the form.
  const own = shared?.of({ ...row, seo_title: null, seo_description: null });
  const edited = (original && collection.translation) ?? collection;
  const shown = formFields(edited);
  const fields = original ? besideOriginal(shown, row, original) : shown;
  const title = collection.title(row);
  const language = languageOf(row);
  return (
    <RowEditor
      collection={{ name, one: labels.one, savedAs: edited.name }}
      title={title}
      fields={fields}
      stored={{ key: keyOf(collection, row), updated_at: row.updated_at }}
      values={valuesOfRow(fields, rowInForm(edited, row))}
      head={
        edited.publishing && {
          publishing: edited.publishing,
          title,
          language,
          lead: original ? translationCopy.of(translationCopy.languages[language]) : undefined,
          address: addresses.address && `${host}${addresses.address}`,
          publicAddress: addresses.public,
        }
      }
      state={original ? stateOfTranslation(collection, row, original) : collection.stateOf?.(row)}
      canPreview={addresses.address !== null && addresses.public === null}
      page={addresses.own}
      deletion={
        kind === 'content' || (kind === 'file' && row.is_used !== true)
          ? {
              text: labels.deletion,
              note: translatable && !original ? deletion.translations : undefined,
            }
          : undefined
      }
    >
      {InForm ? <InForm row={row} /> : null}
      {own ? (
        <SharePreview
          own={own}
          fields={shared?.fields ?? {}}
          host={host}
          path={own.path}
          card={addresses.public ? cardOf(own.path, `${row.updated_at} ${row.seo_title}`) : null}
        />
      ) : null}
    </RowEditor>
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
        deletion={{}}
      />
    </>
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
