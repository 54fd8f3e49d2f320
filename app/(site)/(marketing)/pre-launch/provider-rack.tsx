import { useState } from 'react';
import { ErrorState, RetryButton } from '@/components/states/error-state';
import { survey as copy } from '@/content/survey';
import { KeyTag, TagText } from './key-tag';
import { OtherProvider } from './other-provider';
import { ProviderSkeleton } from './provider-skeleton';
import { Rack } from './rack';
import type { SurveyLooks } from './survey-looks';
import type { SurveyProviders } from './survey-providers';
import styles from './survey.module.css';

interface ProviderRackProps {
  label: string;
  providers: SurveyProviders;
  looks: SurveyLooks;
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** The booking systems as keys. The last one opens a field for a name that is not on the rack. */
export function ProviderRack({
  label,
  providers: { list, failed, other },
  looks,
  chosen,
  onChoose,
}: ProviderRackProps) {
  const [asksName, setAsksName] = useState(false);
  const [reloading, setReloading] = useState(false);
  const [cameBack, setCameBack] = useState(false);
  const isCustom =
    chosen !== undefined && !list.some(({ code, name }) => code !== other && name === chosen);

  function readAgain() {
    setReloading(true);
    window.location.reload();
  }

  if (reloading) return <ProviderSkeleton />;
  if (asksName) {
    return (
      <OtherProvider
        name={isCustom ? chosen : ''}
        looks={looks}
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
          <ErrorState
            message={copy.failed}
            retry={<RetryButton className={looks.quiet} onRetry={readAgain} />}
          />
        </div>
      ) : null}
      <Rack label={label} count={list.length}>
        {list.map(({ code, name, icon }) => {
          const isOther = code === other;
          return (
            <KeyTag
              key={code}
              chosen={isOther ? isCustom : name === chosen}
              onChoose={() => (isOther ? setAsksName(true) : onChoose(name))}
              ref={isOther && cameBack ? focusOn : undefined}
            >
              <ProviderIcon icon={icon} name={name} />
              <TagText large={false}>{name}</TagText>
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
