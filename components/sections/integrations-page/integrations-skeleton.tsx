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
            className="h-72 animate-breathe bg-secondary [--cut:2rem] [clip-path:theme(clipPath.hanging)] forced-colors:border forced-colors:[clip-path:none]"
          />
        ))}
      </div>
    </div>
  );
}
