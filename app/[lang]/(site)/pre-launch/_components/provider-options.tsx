import { useEffect, useRef, useState } from 'react';
import { ErrorState, RetryButton } from '@/components/states/error-state';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import type { Words as AllWords } from '@/content/languages';
import { firstCharacters } from '@/lib/text/characters';
import type { SurveyProviders } from '@/lib/providers/survey-providers';
import { Grid, OptionButton, OptionGridSkeleton, OptionText } from './option-grid';
import styles from './survey.module.css';

const SKELETON_TILES = 6;

/** The class names of the buttons. The server makes them, so the page does not load the variants. */
export type ButtonClasses = Record<'primary' | 'outline', string>;

type Words = AllWords['survey']['survey'];

interface ProviderOptionsProps {
  label: string;
  providers: SurveyProviders;
  buttons: ButtonClasses;
  words: Words;
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** The booking systems as options. The last one opens a field for a name that is not listed. */
export function ProviderOptions({
  label,
  providers: { list, failed, other },
  buttons,
  words,
  chosen,
  onChoose,
}: ProviderOptionsProps) {
  const [asksName, setAsksName] = useState<boolean>(); // false after coming back from the question
  const [reloading, setReloading] = useState(false);
  const isCustom =
    chosen !== undefined && !list.some(({ code, name }) => code !== other && name === chosen);

  function reload() {
    setReloading(true);
    window.location.reload();
  }

  if (reloading) return <Loading words={words} />;
  if (asksName) {
    return (
      <OtherProvider
        name={isCustom ? chosen : ''}
        buttons={buttons}
        words={words}
        onContinue={onChoose}
        onBack={() => setAsksName(false)}
      />
    );
  }
  return (
    <>
      {failed ? <Failed buttons={buttons} words={words} onRetry={reload} /> : null}
      <Grid label={label} count={list.length}>
        {list.map(({ code, name, icon }) => {
          const isOther = code === other;
          return (
            <OptionButton
              key={code}
              chosen={isOther ? isCustom : name === chosen}
              onChoose={() => (isOther ? setAsksName(true) : onChoose(name))}
              ref={isOther && asksName === false ? focus : undefined}
            >
              <ProviderIcon icon={icon} name={name} />
              <OptionText large={false}>{name}</OptionText>
            </OptionButton>
          );
        })}
      </Grid>
    </>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

function Loading({ words }: Pick<ProviderOptionsProps, 'words'>) {
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <OptionGridSkeleton count={SKELETON_TILES} />
    </>
  );
}

interface FailedProps extends Pick<ProviderOptionsProps, 'buttons' | 'words'> {
  onRetry: () => void;
}

function Failed({ buttons, words, onRetry }: FailedProps) {
  const retry = (
    <RetryButton label={words.tryAgain} className={buttons.outline} onRetry={onRetry} />
  );
  return (
    <div className="border-b px-gutter py-6">
      <ErrorState message={words.failed} retry={retry} />
    </div>
  );
}

function ProviderIcon({ icon, name }: { icon: string | null; name: string }) {
  if (icon) {
    // eslint-disable-next-line @next/next/no-img-element -- an inline drawing of under a kilobyte, nothing to optimise
    return <img src={icon} alt="" width="48" height="48" className="mb-3 size-12 bg-night" />;
  }
  return (
    <span
      aria-hidden="true"
      className="mb-3 grid size-12 place-items-center bg-night font-display text-[1.625rem] font-semibold text-moon"
    >
      {firstCharacters(name, 1)}
    </span>
  );
}

interface OtherProviderProps {
  /** The name that was given before, after coming back to the question. */
  name: string;
  buttons: ButtonClasses;
  words: Words;
  onContinue: (name: string) => void;
  onBack: () => void;
}

/** A field for the name of a booking system that is not listed. */
function OtherProvider({ name, buttons, words, onContinue, onBack }: OtherProviderProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the button that opened it is gone
  const trimmed = typed.trim();

  return (
    <form
      data-theme="light"
      className={`mx-auto ${styles.other}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed) onContinue(trimmed);
      }}
    >
      <Field id="other-system" label={words.otherName}>
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
        <button type="submit" disabled={!trimmed} className={buttons.primary}>
          {words.continue}
        </button>
        <button type="button" onClick={onBack} className={buttons.outline}>
          {words.backToOptions}
        </button>
      </div>
    </form>
  );
}
