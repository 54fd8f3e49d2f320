import { useState } from 'react';
import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { otherProvider, survey as copy } from '@/content/survey';
import { KeyTag } from './key-tag';
import { OtherProvider } from './other-provider';
import { ProviderSkeleton } from './provider-skeleton';
import { Rack } from './rack';
import type { SurveyProviders } from './survey-providers';
import styles from './survey.module.css';

interface ProviderRackProps {
  label: string;
  providers: SurveyProviders;
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** The booking systems as keys. The last one opens a field for a name that is not on the rack. */
export function ProviderRack({
  label,
  providers: { list, failed },
  chosen,
  onChoose,
}: ProviderRackProps) {
  const [asksName, setAsksName] = useState(false);
  const [reloading, setReloading] = useState(false);
  const [cameBack, setCameBack] = useState(false);
  const isCustom =
    chosen !== undefined &&
    !list.some(({ code, name }) => code !== otherProvider.code && name === chosen);

  function readAgain() {
    setReloading(true);
    window.location.reload();
  }

  if (reloading) return <ProviderSkeleton />;
  if (asksName) {
    return (
      <OtherProvider
        name={isCustom ? chosen : ''}
        onContinue={onChoose}
        onBack={() => {
          setCameBack(true);
          setAsksName(false);
        }}
      />
    );
  }
  return (
    <>
      {failed ? (
        <div className={styles.failure}>
          <ErrorState message={copy.failed} retry={<RetryButton onRetry={readAgain} />} />
        </div>
      ) : null}
      <Rack label={label} count={list.length}>
        {list.map(({ code, name, icon }) => {
          const isOther = code === otherProvider.code;
          return (
            <KeyTag
              key={code}
              chosen={isOther ? isCustom : name === chosen}
              onChoose={() => (isOther ? setAsksName(true) : onChoose(name))}
              ref={isOther && cameBack ? focusOn : undefined}
            >
              <ProviderIcon icon={icon} name={name} />
              <span className={styles.sentence}>{name}</span>
            </KeyTag>
          );
        })}
      </Rack>
    </>
  );
}

const focusOn = (tag: HTMLButtonElement | null) => tag?.focus();

function ProviderIcon({ icon, name }: { icon: string | null; name: string }) {
  if (icon) {
    // eslint-disable-next-line @next/next/no-img-element -- an inline drawing of under a kilobyte, nothing to optimise
    return <img src={icon} alt="" width="48" height="48" className={styles.icon} />;
  }
  return (
    <span aria-hidden="true" className={styles.icon}>
      {name.charAt(0)}
    </span>
  );
}
