import type { ReactNode } from 'react';
import { EmailInput } from '@/components/forms/email-input';
import { Field } from '@/components/forms/field';
import { PhoneInput } from '@/components/forms/phone-input';
import { Select } from '@/components/forms/select';
import { named } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import { emailField, pmsField, propertiesField } from '@/content/agent-tools';
import { contact } from '@/content/contact';
import { fallbackProviders } from '@/content/survey-providers';
import type { FieldErrors, FormState } from '@/lib/actions/result';
import styles from './contact.module.css';

const copy = contact.form;

interface FieldsProps {
  state: FormState<object>;
  errors: FieldErrors;
}

/** Names, e-mail and phone. */
export function PersonFields({ state, errors }: FieldsProps) {
  return (
    <Part number={1} title={copy.you}>
      <Field id="first-name" label={copy.firstName} error={errors.firstName}>
        {(control) => (
          <Input {...control} {...named(state, 'firstName')} autoComplete="given-name" />
        )}
      </Field>
      <Field id="last-name" label={copy.lastName} error={errors.lastName}>
        {(control) => (
          <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
        )}
      </Field>
      <Field id="email" label={copy.email} error={errors.email}>
        {(control) => (
          <EmailInput {...control} {...named(state, 'email')} toolparamdescription={emailField} />
        )}
      </Field>
      <Field id="phone" label={copy.phone} hint={copy.phoneHint} error={errors.phone} optional>
        {(control) => <PhoneInput {...control} {...named(state, 'phone')} />}
      </Field>
    </Part>
  );
}

/** Country, number of properties and booking system; another system asks for its name. */
export function PropertyFields({
  state,
  errors,
  countries,
}: FieldsProps & { countries: readonly string[] }) {
  return (
    <Part number={2} title={copy.houses}>
      <Field id="country" label={copy.country} error={errors.country}>
        {(control) => (
          <Select {...control} {...named(state, 'country')} autoComplete="country-name">
            <option value="">{copy.chooseCountry}</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="properties" label={copy.properties} error={errors.properties}>
        {(control) => (
          <Input
            {...control}
            {...named(state, 'properties')}
            inputMode="numeric"
            toolparamdescription={propertiesField}
            autoComplete="off"
            className="tabular-nums"
          />
        )}
      </Field>
      <Field id="pms" label={copy.pms} error={errors.pms} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            {...named(state, 'pms')}
            autoComplete="off"
            toolparamdescription={pmsField}
          >
            <option value="">{copy.choosePms}</option>
            {fallbackProviders.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="other-pms"
        label={copy.otherPms}
        error={errors.otherPms}
        className={styles.otherPms}
        optional
      >
        {(control) => <Input {...control} {...named(state, 'otherPms')} autoComplete="off" />}
      </Field>
    </Part>
  );
}

/** A part of the card: its number on the stub, its fields beyond the perforation. */
function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        <span className="font-display text-h4 font-semibold">{title}</span>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
