import Link from 'next/link';
import { integrationsPage as copy } from '@/content/integrations-page';
import { paths } from '@/lib/paths';
import type { ListedProvider } from './provider';
import styles from './provider-cards.module.css';
import { ProviderIcon } from './provider-icon';

/** A system that is not connected yet: a grey tag whose button cannot be used, and a way to be told. */
export function ComingCard({
  provider: { name, description, icon },
}: {
  provider: ListedProvider;
}) {
  return (
    <li className={styles.hanging}>
      <div className={styles.small}>
        <ProviderIcon name={name} icon={icon} className={styles.icon} />
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          <button type="button" disabled className={styles.soon}>
            {copy.comingSoon}
          </button>
          <Link
            href={paths.contact}
            aria-label={`${copy.tellMe}: ${name}`}
            className="inline-flex min-h-11 items-center text-small font-semibold underline"
          >
            {copy.tellMe}
          </Link>
        </div>
      </div>
    </li>
  );
}
