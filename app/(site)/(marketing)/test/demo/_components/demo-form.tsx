'use client';

import { useState, useSyncExternalStore } from 'react';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { named, typedIn } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { demoTool, phoneField } from '@/content/agent-tools';
import { demoForm as copy } from '@/content/demo';
import type { FieldErrors, FormAction, FormState } from '@/lib/actions/result';
import { demoLanguageOf, demoLanguages } from '@/lib/demo-languages';
import { DemoResultBox, type DemoDone } from './demo-result';
import styles from './demo.module.css';

interface DemoFormProps {
  action: FormAction<DemoDone>;
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
}

/** The demo booking form, and the result below it. */
export function DemoForm({ action, buttonClassName }: DemoFormProps) {
  const { attributes, state, errors, pending } = useCheckedForm(action, '#demo', () =>
    import('@/lib/schemas/demo-booking').then(({ demoBookingSchema }) => demoBookingSchema),
  );

  return (
    <div id="demo">
      <form {...attributes} className={styles.card} {...demoTool}>
        <Honeypot />
        <Field id="demo-name" label={copy.name} error={errors.name}>
          {(control) => <Input {...control} {...named(state, 'name')} autoComplete="given-name" />}
        </Field>
        <Field id="demo-last-name" label={copy.lastName} error={errors.lastName}>
          {(control) => (
            <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
          )}
        </Field>
        <LanguageFields state={state} errors={errors} />
        <SubmitButton pending={pending} pendingLabel={copy.pending} className={buttonClassName}>
          {copy.action}
        </SubmitButton>
      </form>
      <DemoResultBox state={state} pending={pending} />
    </div>
  );
}

interface LanguageFieldsProps {
  state: FormState<object>;
  errors: FieldErrors;
}

/** The language, the browser's own by default, and the phone number. The hint shows the country code of the language. */
function LanguageFields({ state, errors }: LanguageFieldsProps) {
  const ofBrowser = useSyncExternalStore(
    neverChanges,
    () => navigator.language,
    () => undefined,
  );
  const [chosen, setChosen] = useState<string>();
  const language = demoLanguageOf(chosen ?? typedIn(state, 'language') ?? ofBrowser);

  return (
    <>
      <Field id="demo-language" label={copy.language} error={errors.language}>
        {(control) => (
          <NativeSelect
            {...control}
            name="language"
            autoComplete="off"
            value={language.code}
            onChange={(event) => setChosen(event.target.value)}
          >
            {demoLanguages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        id="demo-phone"
        label={copy.phone}
        hint={`${copy.phoneHint} ${language.prefix}`}
        error={errors.phoneNumber}
      >
        {(control) => (
          <Input
            {...control}
            {...named(state, 'phoneNumber')}
            type="tel"
            autoComplete="tel"
            toolparamdescription={phoneField}
            className="tabular-nums"
          />
        )}
      </Field>
    </>
  );
}

function neverChanges() {
  return () => {};
}
