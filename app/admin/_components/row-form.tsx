'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { FormField, FormValues } from '@/lib/collections/row';
import { cn } from '@/lib/utils';
import { BesideText, fieldGrid } from './beside-text';
import { FieldControl } from './field-control';
import { DraftNotice } from './row-draft';
import { TypedValues } from './typed-values';
import type { useRowForm } from './use-row-form';

const Compare = dynamic(() => import('./compare').then(({ Compare }) => Compare), { ssr: false });

const { conflict: copy, collection: collectionCopy } = adminCopy;

type RowFormProps = {
  form: ReturnType<typeof useRowForm>;
  /** How administrators call a row. */
  one: string;
  className?: string;
  /** The buttons below the fields. */
  children: ReactNode;
} & (
  | { hasSettings?: false }
  | {
      /** A form on a page of its own: the settings stand beside the text where there is room, else below it. */
      hasSettings: true;
      /** Stands above the fields and holds those of the head. */
      head?: ReactNode;
      /** Shown below the settings. */
      belowSettings?: ReactNode;
    }
);

/**
 * The form of a row: a control for each field, with its error; what was typed before the form was left; and the version
 * that another administrator stored in the meantime.
 */
export function RowForm({ form, one, className, children, ...layout }: RowFormProps) {
  const { fields, values, errors, conflict, draft, pending, typed } = form;
  const head = layout.hasSettings ? layout.head : null;
  const shown = head ? fields.filter(({ isInHead }) => !isInHead) : fields;
  const settings = shown.filter(({ isAside }) => isAside);
  return (
    <form {...form.attributes} className={cn('grid gap-6', fieldGrid, className)}>
      <TypedValues value={{ ...values, ...typed }}>
        {head}
        {draft ? <DraftNotice draft={draft} /> : null}
        {conflict ? (
          <ConflictNotice
            one={one}
            conflict={conflict}
            mine={{ ...values, ...typed }}
            disabled={pending}
          />
        ) : null}
        {Object.keys(errors).length > 0 ? (
          <FormMessage variant="error">
            <p>{collectionCopy.correct}</p>
          </FormMessage>
        ) : null}
        {layout.hasSettings && settings.length > 0 ? (
          <BesideText
            text={<RowControls form={form} fields={shown.filter(({ isAside }) => !isAside)} />}
            settings={<RowControls form={form} fields={settings} />}
            below={layout.belowSettings}
          />
        ) : (
          <>
            <RowControls form={form} fields={shown} />
            {layout.hasSettings ? layout.belowSettings : null}
          </>
        )}
        {children}
      </TypedValues>
    </form>
  );
}

/** The controls of some fields. */
export function RowControls({
  form: { values, revision, errors, change },
  fields,
}: Pick<RowFormProps, 'form'> & { fields: readonly FormField[] }) {
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.map((group) => {
    const controls = fields
      .filter((field) => field.group === group)
      .map((field) => (
        <FieldControl
          key={`${field.name} ${revision}`}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ));
    if (group === undefined) return controls;
    return (
      <fieldset
        key={group}
        className="grid min-w-0 gap-6 *:col-span-full not-first:mt-4 sm:grid-cols-2"
      >
        <legend className="mb-4 w-full border-b-[1.5px] border-foreground pb-2 font-display text-h4 font-bold">
          {group}
        </legend>
        {controls}
      </fieldset>
    );
  });
}

type ConflictNoticeProps = {
  one: string;
  conflict: NonNullable<ReturnType<typeof useRowForm>['conflict']>;
  /** The values in the form. */
  mine: FormValues;
  disabled: boolean;
};

/** Reports an edit conflict, and lets the administrator choose in each field that both changed. */
function ConflictNotice({ one, conflict, mine, disabled }: ConflictNoticeProps) {
  const { createAgain, choose, editor, current: otherVersion, both } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [both.length]);
  const button = (label: string, onClick: () => void, field?: FormField) => (
    <Button size="sm" variant="outline" onClick={onClick} disabled={disabled}>
      <span>
        {label}
        {field && both.length > 1 ? <span className="sr-only">: {field.label}</span> : null}
      </span>
    </Button>
  );
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={otherVersion ? copy.changed(one, editor) : copy.deleted(one, editor)}
    >
      {otherVersion ? (
        <>
          <p className="text-small text-muted-foreground">{copy.both}</p>
          <Compare
            heads={[copy.mine, copy.theirs]}
            fields={both.map((field) => ({
              field,
              before: mine[field.name] ?? '',
              after: otherVersion[field.name] ?? '',
              below: (
                <div className="mt-3 flex flex-wrap gap-3">
                  {button(copy.keepMine, () => choose(field, false), field)}
                  {button(copy.takeOther, () => choose(field, true), field)}
                </div>
              ),
            }))}
          />
        </>
      ) : (
        <div className="mt-4 mb-1">{button(copy.createAgain, createAgain)}</div>
      )}
    </FormMessage>
  );
}
