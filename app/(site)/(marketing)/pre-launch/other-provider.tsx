import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { survey as copy } from '@/content/survey';
import type { SurveyLooks } from './survey-looks';
import styles from './survey.module.css';

interface OtherProviderProps {
  /** The name that was given before, when somebody has come back. */
  name: string;
  looks: SurveyLooks;
  onContinue: (name: string) => void;
  onBack: () => void;
}

/** A booking system in the host's own words. */
export function OtherProvider({ name, looks, onContinue, onBack }: OtherProviderProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the key that opened it is gone
  const trimmed = typed.trim();

  return (
    <form
      data-theme="light"
      className={styles.other}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed) onContinue(trimmed);
      }}
    >
      <Field id="other-system" label={copy.otherName}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" disabled={!trimmed} className={looks.main}>
          {copy.continue}
        </button>
        <button type="button" onClick={onBack} className={looks.quiet}>
          {copy.backToOptions}
        </button>
      </div>
    </form>
  );
}
