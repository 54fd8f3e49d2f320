import { integrationsPage as copy } from '@/content/integrations-page';

/** Three blank tags while the booking systems are slow to come (specification, section 9). */
export function IntegrationsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{copy.loading}</span>
      <div className="grid gap-8 sm:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            data-skeleton-card
            className="h-72 animate-breathe bg-secondary [clip-path:polygon(2rem_0,calc(100%-2rem)_0,100%_2rem,100%_100%,0_100%,0_2rem)] forced-colors:border forced-colors:[clip-path:none]"
          />
        ))}
      </div>
    </div>
  );
}
