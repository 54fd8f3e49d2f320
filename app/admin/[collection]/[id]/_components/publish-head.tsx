'use client';

import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { stepsOf, type Publishing } from '@/lib/collections/publishing-form';
import type { State } from '@/lib/collections/collection';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { cn } from '@/lib/utils';
import { RowControls } from '../../../_components/row-form';
import { StateBadge } from '../../../_components/state-badge';
import type { useRowForm } from '../../../_components/use-row-form';
import { SaveState } from './save-state';

const { publishing: copy, collection: collectionCopy } = adminCopy;

/** The content of the head of a row besides its state. */
export type RowHead = {
  publishing: Publishing;
  title: string;
  /** The language of the title. */
  language: Language;
  lead?: string;
  /** The address of the row's page, with its host; null for a row without a page. */
  address: string | null;
  /** The address where visitors read it now; null where they do not. */
  publicAddress: string | null;
};

type PublishHeadProps = {
  form: ReturnType<typeof useRowForm>;
  head: RowHead;
  /** The state of the stored row; without it the row is new. */
  state?: State;
  /** Shown beside the address. */
  children?: ReactNode;
};

/**
 * The head of a row that is published: what it is called, where visitors find it, its state, one moment, and buttons that
 * say what they do. It stays in view at the head of a wide window; its buttons are at the foot of a narrow one.
 */
export function PublishHead({
  form,
  head,
  state = { badge: collectionCopy.state.none, tone: 'hidden' },
  children,
}: PublishHeadProps) {
  const { publishing, title, language, lead, address, publicAddress } = head;
  const { original, values, typed } = form;
  const stored = form.base.updated_at ? { ...values, ...original } : values;
  const steps = stepsOf(publishing, stored, typed.public_from ?? values.public_from);
  return (
    <>
      <div
        data-slot="publish-head"
        className="z-20 bg-card md:flex md:items-center md:gap-6 md:border-b-[1.5px] md:border-foreground md:py-3 md:[@media(min-height:30rem)]:sticky md:[@media(min-height:30rem)]:top-0"
      >
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 md:flex-nowrap">
          <h1
            dir="auto"
            lang={language === defaultLanguage ? undefined : language}
            className="min-w-0 text-[1.75rem] leading-tight tracking-tight wrap-anywhere md:truncate md:pb-0.5"
          >
            {title}
          </h1>
          <StateBadge key={state.badge} state={state} className="shrink-0" />
        </div>
        <div
          data-slot="save-bar"
          className="z-20 flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-card max-md:mt-4 max-md:border-t-[1.5px] max-md:border-foreground max-md:py-3 max-md:[@media(min-height:30rem)]:fixed max-md:[@media(min-height:30rem)]:inset-x-0 max-md:[@media(min-height:30rem)]:bottom-0 max-md:[@media(min-height:30rem)]:mt-0 max-md:[@media(min-height:30rem)]:px-gutter max-md:[@media(min-height:30rem)]:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          <SaveState form={form} />
          <Buttons form={form} publishing={publishing} steps={steps} />
        </div>
      </div>
      <div className="grid gap-5 border-b border-input pb-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {lead ? <p className="w-full text-muted-foreground">{lead}</p> : null}
          <Address address={address} publicAddress={publicAddress} />
          {children}
        </div>
        <Moments form={form} isStored={form.base.updated_at !== null} state={steps.state} />
      </div>
    </>
  );
}

/** The address at which visitors find the row. */
function Address({ address, publicAddress }: Pick<RowHead, 'address' | 'publicAddress'>) {
  if (publicAddress)
    return (
      // A full load brings that page's own content security policy.
      <a
        href={publicAddress}
        aria-label={`${collectionCopy.view}: ${address}`}
        className="inline-flex min-h-11 items-center wrap-anywhere underline"
      >
        {address}
      </a>
    );
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted-foreground">
      <span className="font-semibold text-foreground">{copy.notPublic}</span>
      {address ? <span className="wrap-anywhere">{address}</span> : null}
    </p>
  );
}

type Steps = ReturnType<typeof stepsOf>;

/** The one that sends the form as it is comes first: Enter in a field presses it. */
function Buttons({
  form: { base, pending, hydrated, conflict },
  publishing: { words },
  steps: { main, second },
}: Pick<PublishHeadProps, 'form'> & { publishing: Publishing; steps: Steps }) {
  const isNew = base.updated_at === null;
  const labels = {
    publish: words.publish,
    unpublish: words.unpublish,
    schedule: copy.schedule,
    update: copy.update,
    restore: copy.restore,
    save:
      second === 'save' ? (isNew ? copy.createAs : copy.saveAs)(words.off) : collectionCopy.save,
  };
  const isSent = second !== 'save';
  const common = { pendingLabel: collectionCopy.saving, disabled: !hydrated || conflict !== null };
  const first = (
    <SubmitButton
      key="main"
      {...common}
      pending={pending}
      value={isSent ? undefined : 'publish'}
      className={cn(buttonVariants({ size: 'sm' }), 'order-last')}
      {...(isSent ? shortcut : {})}
    >
      <span key={labels[main]}>{labels[main]}</span>
    </SubmitButton>
  );
  const other = (
    <SubmitButton
      key="second"
      {...common}
      disabled={common.disabled || pending}
      pending={false}
      value={second === 'save' ? undefined : second}
      className={buttonVariants({ size: 'sm', variant: 'outline' })}
      {...(isSent ? {} : shortcut)}
    >
      <span key={labels[second]}>{labels[second]}</span>
    </SubmitButton>
  );
  return (
    <div className="flex items-center gap-3 max-md:ml-auto">
      {isSent ? [first, other] : [other, first]}
    </div>
  );
}

const shortcut = { 'aria-keyshortcuts': 'Control+S Meta+S', title: 'Ctrl+S' };

/** The moment from which visitors see the row; and, folded away, its end, the day that they read, and the archive. */
function Moments({
  form,
  isStored,
  state,
}: Pick<PublishHeadProps, 'form'> & { isStored: boolean; state: Steps['state'] }) {
  const { fields, values, errors, pending, hydrated } = form;
  const inHead = fields.filter(({ isInHead }) => isInHead);
  const moment = inHead.filter(({ name }) => name === 'public_from');
  const more = inHead.filter(
    ({ name, kind }) => ['date', 'moment'].includes(kind) && name !== 'public_from',
  );
  const hidden = inHead.filter(({ kind }) => !['date', 'moment'].includes(kind));
  const isOpen = more.some(({ name }) => errors[name]) || Boolean(values.public_until);
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {hidden.map(({ name }) =>
        // Read as a box is: what is not ticked is not sent.
        values[name] === false ? null : (
          <input
            key={name}
            type="hidden"
            name={name}
            value={values[name] === true ? 'on' : String(values[name] ?? '')}
          />
        ),
      )}
      <div className="grid content-start">
        <RowControls form={form} fields={moment} />
      </div>
      <details open={isOpen} className="group min-w-0 lg:pt-1">
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold">
          {copy.more}
        </summary>
        <div className="mt-2 grid gap-5 sm:grid-cols-2">
          <RowControls form={form} fields={more} />
          {isStored && state !== 'archived' ? (
            <div className="sm:col-span-full">
              <SubmitButton
                value="archive"
                pending={false}
                pendingLabel={collectionCopy.saving}
                disabled={pending || !hydrated}
                className={buttonVariants({ size: 'sm', variant: 'outline' })}
              >
                {copy.archive}
              </SubmitButton>
              <p className="mt-1.5 text-small text-muted-foreground">{copy.archiveHint}</p>
            </div>
          ) : null}
        </div>
      </details>
    </div>
  );
}
