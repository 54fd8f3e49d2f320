import { EmptyState } from '@/components/states/empty-state';
import { integrationsPage as copy } from '@/content/integrations-page';
import { ActiveCard } from './active-card';
import { ComingCard } from './coming-card';
import styles from './provider-cards.module.css';
import type { ListedProvider } from './provider';

/** The booking systems as luggage tags: the connected ones large and green, the others grey beside them. */
export function ProviderCards({ providers }: { providers: readonly ListedProvider[] }) {
  if (providers.length === 0) return <EmptyState message={copy.empty} />;
  const active = providers.filter(({ status }) => status === 'active');
  const coming = providers.filter(({ status }) => status !== 'active');
  return (
    <div className={styles.board}>
      {active.length > 0 && (
        <ul className={styles.active}>
          {active.map((provider) => (
            <ActiveCard key={provider.code} provider={provider} />
          ))}
        </ul>
      )}
      {coming.length > 0 && (
        <ul className={styles.coming}>
          {coming.map((provider) => (
            <ComingCard key={provider.code} provider={provider} />
          ))}
        </ul>
      )}
    </div>
  );
}
