'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useTransition, type ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { HandlingState } from '@/lib/collections/inbox';
import type { FormField, FormValues, RowVersion } from '@/lib/collections/row';
import { DeskLink } from '../_components/desk-link';
import { noAnswer, reportFailure } from '../_components/report';
import { RowForm } from '../_components/row-form';
import { useRowForm } from '../_components/use-row-form';
import { mark, read } from './actions';

const { collection: copy, inbox } = adminCopy;

type HandlingProps = {
  collection: { name: string; one: string };
  state: HandlingState;
  fields: readonly FormField[];
  stored: RowVersion;
  values: FormValues;
  /** A sentence about who marked it last. */
  marked: string;
  /** The link that opens an answer, where its sender has an e-mail address. */
  answer: string | null;
  /** The address of the next new one, where there is one. */
  next: string | null;
  listOfNew: string;
  /** The submission. */
  children: ReactNode;
};

/** The state of a submission beside what was sent; below both, the next steps. */
export function Handling({
  collection,
  state,
  fields,
  stored,
  values,
  marked,
  answer,
  next,
  listOfNew,
  children,
}: HandlingProps) {
  const router = useRouter();
  const form = useRowForm({
    collection: collection.name,
    fields,
    stored,
    values,
    texts: { created: '', saved: () => copy.saved(collection.one), failed: copy.saveFailed },
    // The page reads again who marked it and what is unread.
    onAnswer: ({ status }) => void (status === 'done' && router.refresh()),
  });
  const [marking, markAndGoOn] = useMarking(collection, stored.key, next ?? listOfNew);
  const pending = form.pending || marking;
  useReading(state === 'new', () => read({ collection: collection.name, key: stored.key }));
  return (
    <>
      <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {children}
        <HandlingForm form={form} one={collection.one} marked={marked} />
      </div>
      <div
        data-slot="save-bar"
        className="sticky bottom-0 z-20 -mx-gutter mt-10 flex flex-wrap items-center gap-3 border-t-[1.5px] border-foreground bg-card px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0"
      >
        {state === 'handled' && !form.isDirty ? (
          next ? (
            <DeskLink href={next} className={buttonVariants({ size: 'sm' })}>
              {inbox.nextNew}
            </DeskLink>
          ) : null
        ) : (
          <Button
            size="sm"
            disabled={!form.hydrated || pending || form.conflict !== null}
            aria-busy={pending || undefined}
            onClick={() => (form.isDirty ? form.save({ onDone: markAndGoOn }) : markAndGoOn())}
          >
            {inbox.handledAndNext}
          </Button>
        )}
        {answer ? (
          <a href={answer} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {inbox.answer}
          </a>
        ) : null}
      </div>
    </>
  );
}

type FormProps = { form: ReturnType<typeof useRowForm>; one: string; marked: string };

/** The fields, with the button that saves them, and who marked the submission last. */
function HandlingForm({ form, one, marked }: FormProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="max-w-3xl xl:border-l xl:pl-8">
      <h2 id={title} className="text-h4">
        {inbox.handling}
      </h2>
      <p className="mt-1 mb-4 text-small wrap-anywhere text-muted-foreground">{marked}</p>
      <RowForm form={form} one={one}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
            pending={form.pending}
            pendingLabel={copy.saving}
            disabled={!form.hydrated || form.conflict !== null}
            aria-keyshortcuts="Control+S Meta+S"
            title="Ctrl+S"
          >
            {copy.save}
          </SubmitButton>
          <p role="status" className="text-small text-muted-foreground">
            <span>{form.isDirty ? copy.state[form.isKept ? 'kept' : 'unsaved'] : null}</span>
          </p>
        </div>
      </RowForm>
    </section>
  );
}

/**
 * Gives whether a submission is being marked as handled, and a function that does it and leads on. It marks any version:
 * that the submission was read just now is no other version for the person who reads it.
 */
function useMarking({ name, one }: HandlingProps['collection'], key: string, href: string) {
  const [marking, startMarking] = useTransition();
  const router = useRouter();
  const markAndGoOn = () =>
    startMarking(async () => {
      const keys = [key];
      const result = await mark({ collection: name, keys, state: 'handled' }).catch(noAnswer);
      if (result.status !== 'done') return reportFailure(result, inbox.markFailed);
      toast({ title: inbox.markedAs(1, { one, many: one }, 'handled') });
      router.push(href);
    });
  return [marking, markAndGoOn] as const;
}

/**
 * Tells the server once that a new submission was shown: when a person sees the page, not when a browser or a scanner fetches
 * it. Where that fails it stays new.
 */
function useReading(isNew: boolean, tell: () => Promise<unknown>) {
  const note = useEffectEvent(() => {
    if (isNew) void tell().catch(noAnswer);
  });
  useEffect(() => {
    const onShown = () => note();
    if (document.visibilityState === 'visible') onShown();
    else document.addEventListener('visibilitychange', onShown, { once: true });
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
}
