import { Field } from '@/components/forms/field';
import { Select } from '@/components/forms/select';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { longTexts, plates, samples } from '@/content/styleguide';
import { BothGrounds, type Ground } from './both-grounds';
import { Part, Plate } from './plate';

const { email, note, platform } = samples;

/** The three controls, each in a Field, in every state. */
export function FieldsPlate() {
  return (
    <Plate copy={plates.fields}>
      <Part name="Input" file="forms/field.tsx, ui/label.tsx, ui/input.tsx, forms/field-error.tsx">
        <BothGrounds>{(ground) => <Inputs ground={ground} />}</BothGrounds>
      </Part>
      <Part name="Textarea" file="ui/textarea.tsx">
        <BothGrounds>{(ground) => <Textareas ground={ground} />}</BothGrounds>
      </Part>
      <Part name="Select" file="forms/select.tsx">
        <BothGrounds>{(ground) => <Selects ground={ground} />}</BothGrounds>
      </Part>
    </Plate>
  );
}

const list = 'grid min-w-0 gap-8 border-t pt-5';

function Inputs({ ground }: { ground: Ground }) {
  return (
    <div className={list}>
      <Field id={`${ground}-input`} label={email.label}>
        {(control) => <Input {...control} type="email" placeholder={email.placeholder} />}
      </Field>
      <Field id={`${ground}-input-hint`} label={email.label} hint={email.hint} optional>
        {(control) => <Input {...control} type="email" defaultValue={email.value} />}
      </Field>
      <Field id={`${ground}-input-error`} label={email.label} hint={email.hint} error={email.error}>
        {(control) => <Input {...control} type="email" defaultValue="reception@" />}
      </Field>
      <Field id={`${ground}-input-off`} label={`${email.label}, disabled`}>
        {(control) => <Input {...control} type="email" defaultValue={email.value} disabled />}
      </Field>
      <Field id={`${ground}-input-long`} label={longTexts.label} error={longTexts.error}>
        {(control) => <Input {...control} defaultValue={longTexts.value} />}
      </Field>
    </div>
  );
}

function Textareas({ ground }: { ground: Ground }) {
  return (
    <div className={list}>
      <Field id={`${ground}-textarea`} label={note.label}>
        {(control) => <Textarea {...control} placeholder={note.placeholder} />}
      </Field>
      <Field id={`${ground}-textarea-error`} label={`${note.label}, refused`} error={note.error}>
        {(control) => <Textarea {...control} defaultValue="Cellar" />}
      </Field>
      <Field id={`${ground}-textarea-off`} label={`${note.label}, disabled`}>
        {(control) => <Textarea {...control} defaultValue={note.value} disabled />}
      </Field>
      <Field id={`${ground}-textarea-long`} label={`${note.label}, long`}>
        {(control) => (
          <Textarea {...control} defaultValue={`${longTexts.value}\n${longTexts.label}`} />
        )}
      </Field>
    </div>
  );
}

function Selects({ ground }: { ground: Ground }) {
  const options = [...platform.choices, longTexts.value].map((choice) => (
    <option key={choice}>{choice}</option>
  ));
  return (
    <div className={list}>
      <Field id={`${ground}-select`} label={platform.label}>
        {(control) => <Select {...control}>{options}</Select>}
      </Field>
      <Field id={`${ground}-select-error`} label={platform.label} error="Choose a booking system.">
        {(control) => <Select {...control}>{options}</Select>}
      </Field>
      <Field id={`${ground}-select-off`} label={`${platform.label}, disabled`}>
        {(control) => (
          <Select {...control} defaultValue={platform.choices[1]} disabled>
            {options}
          </Select>
        )}
      </Field>
      <Field id={`${ground}-select-long`} label={`${platform.label}, long`}>
        {(control) => (
          <Select {...control} defaultValue={longTexts.value}>
            {options}
          </Select>
        )}
      </Field>
    </div>
  );
}
