import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { integrationsPage as copy } from '@/content/integrations-page';
import { paths } from '@/lib/paths';
import { CardKey } from './card-key';
import type { ListedProvider } from './provider';
import styles from './provider-cards.module.css';
import { ProviderIcon } from './provider-icon';

/** A connected system: a large tag in green that leads to its page. */
export function ActiveCard({
  provider: { name, code, description, icon },
}: {
  provider: ListedProvider;
}) {
  return (
    <li className={styles.hanging}>
      <div data-theme="dark" className={styles.large}>
        <CardKey className={styles.key} />
        <ProviderIcon name={name} icon={icon} className="mb-6" />
        <p className="text-small font-semibold text-moon-mist">{copy.connected}</p>
        <h3 className="mt-1 text-h2 wrap-anywhere">{name}</h3>
        <p className="mt-3 mb-8 max-w-[25.5em] text-moon-mist">{description}</p>
        <Link
          href={paths.integration(code)}
          aria-label={`${copy.learnMore}: ${name}`}
          className={buttonVariants({ variant: 'tag', size: 'lg' })}
        >
          {copy.learnMore}
        </Link>
      </div>
    </li>
  );
}
