import { useState, useSyncExternalStore } from 'react';
import { Field } from '@/components/forms/field';
import { Select } from '@/components/forms/select';
import { named, typedIn } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import type { demoForm } from '@/content/demo';
import type { FieldErrors, FormState } from '@/lib/actions/result';
import { demoLanguageOf, demoLanguages } from '@/lib/demo-languages';

interface LanguageFieldsProps {
  copy: typeof demoForm;
  state: FormState<object>;
  errors: FieldErrors;
  /** What browsing agents are told about the phone number. */
  phoneTool: string;
}

/** The language, at first the browser's own, and the phone number, which in that language probably begins as hinted. */
export function LanguageFields({ copy, state, errors, phoneTool }: LanguageFieldsProps) {
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
          <Select
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
          </Select>
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
            toolparamdescription={phoneTool}
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
