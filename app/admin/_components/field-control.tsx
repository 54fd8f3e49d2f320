'use client';

import dynamic from 'next/dynamic';
import { useId, type ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { FieldError } from '@/components/forms/field-error';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { optional as optionalWord } from '@/content/en/forms';
import { adminCopy } from '@/content/admin';
import { NONE } from '@/lib/collections/none';
import { shownDay, type FormField } from '@/lib/collections/row';
import { cn } from '@/lib/utils';
import { readingTime } from '@/lib/html/reading-time';
import { MomentInput } from './moment-input';
import type { TextControlProps } from './picture-input';
import { useTypedValues } from './typed-values';
import { useWordCount } from './use-word-count';

// A form loads the controls that it has. Each has its place meanwhile: without one, all around the form would be hidden and lose
// the focus. The editor of formatted text parses HTML by the browser.
const Choice = dynamic(() => import('./choice').then(({ Choice }) => Choice), {
  loading: () => <Skeleton className="h-12" />,
});
const AddressInput = dynamic(() => import('./address-input').then((file) => file.AddressInput), {
  loading: () => <Skeleton className="h-12" />,
});
const PictureInput = dynamic(() => import('./picture-input').then((file) => file.PictureInput), {
  loading: () => <Skeleton className="h-12" />,
});
const RichText = dynamic(
  () => import('../[collection]/[id]/_components/rich-text').then(({ RichText }) => RichText),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
);

type FieldControlProps = {
  field: FormField;
  value: string | boolean;
  error?: string;
  /** Called for changes that fire no input event on the form. */
  onChange: (value: string) => void;
};

/** The control of a field, with its label, hint and error. It starts with the value and then keeps its own. */
export function FieldControl(props: FieldControlProps) {
  const { name, original, kind, isHidden } = props.field;
  // An input of type hidden would lose what is set with every drawing.
  if (isHidden) return <input hidden name={name} defaultValue={String(props.value)} />;
  if (original === undefined) return <Control {...props} />;
  return (
    <div className="grid gap-x-8 gap-y-2 xl:grid-cols-2">
      <Control {...props} />
      <figure lang="en" className="min-w-0 border-l-[1.5px] pl-4">
        <figcaption className="text-small text-muted-foreground">
          {adminCopy.translations.inEnglish}
          <span className="sr-only">: {props.field.label}</span>
        </figcaption>
        {kind === 'html' && original.includes('<') ? (
          // The server has made it safe, as for the public page.
          <div
            tabIndex={0}
            className="prose mt-1 max-h-[32rem] overflow-y-auto wrap-anywhere"
            dangerouslySetInnerHTML={{ __html: original }}
          />
        ) : (
          <div
            tabIndex={0}
            className="mt-1 max-h-[32rem] overflow-y-auto wrap-anywhere whitespace-pre-line"
          >
            {original || '–'}
          </div>
        )}
      </figure>
    </div>
  );
}

function Control({ field, value, error, onChange }: FieldControlProps) {
  const { name, kind, label, hint, optional, beside, readOnly, isShort } = field;
  const typed = useTypedValues()[name] ?? '';
  // The framework keeps the page that was left in the document, hidden: it has the same fields.
  const id = useId();
  if (kind === 'boolean')
    return <Box field={field} id={id} isTicked={value === true} error={error} />;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={
        beside?.[typed === '' || typed === NONE ? 0 : 1] ??
        (optional && !readOnly ? optionalWord : undefined)
      }
      className={isShort ? 'sm:col-auto!' : undefined}
    >
      {(control) => (
        <TextControl field={field} control={control} value={String(value)} onChange={onChange} />
      )}
    </Field>
  );
}

function TextControl(props: TextControlProps) {
  const { field, control, value } = props;
  const { name, kind, readOnly, isShort, suggestions, readingTimeOf } = field;
  if (kind === 'html' && !readOnly) return <RichText {...props} />;
  if (kind === 'select') return <Choice {...props} />;
  if (kind === 'image') return <PictureInput {...props} />;
  const attributes = { ...control, name, defaultValue: value, readOnly };
  if (kind === 'address') return <AddressInput {...attributes} />;
  if (readingTimeOf) return <ReadingTime of={readingTimeOf} {...attributes} />;
  if (kind === 'textarea' || kind === 'html') return <Textarea {...attributes} />;
  if (kind === 'date')
    return (
      <Input
        type="date"
        className="max-w-56"
        {...attributes}
        defaultValue={shownDay(value)}
        data-stored={value}
      />
    );
  if (kind === 'moment' && !readOnly) return <MomentInput {...props} />;
  if (kind === 'number')
    return (
      <Input
        inputMode="numeric"
        autoComplete="off"
        className={cn('tabular-nums', !isShort && 'max-w-40')}
        {...attributes}
      />
    );
  if (!suggestions) return <Input autoComplete="off" {...attributes} />;
  return (
    <>
      <Input list={`${control.id}-list`} {...attributes} />
      <datalist id={`${control.id}-list`}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}

/** A line that shows the reading time of a text until something else is written. */
function ReadingTime({ of, ...attributes }: ComponentProps<'input'> & { of: string }) {
  const count = useWordCount(String(useTypedValues()[of] ?? ''));
  return (
    <Input
      autoComplete="off"
      placeholder={count > 0 ? readingTime(count) : undefined}
      {...attributes}
    />
  );
}

function Box({
  field: { name, label, hint, readOnly },
  id,
  isTicked,
  error,
}: Pick<FieldControlProps, 'field' | 'error'> & { id: string; isTicked: boolean }) {
  return (
    <div data-slot="field">
      <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={isTicked}
          disabled={readOnly}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="font-semibold">{label}</span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-muted-foreground">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
