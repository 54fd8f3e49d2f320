import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { pricing } from '@/content/pricing';
import { paths } from '@/lib/paths';
import { formatAmount, formatRoundAmount, monthlyShare, type Prices } from '@/lib/pricing';
import { cn } from '@/lib/utils';
import styles from './pricing.module.css';
import { Ring } from './ring';

/** The tag on the hook: the chosen price and the way in. */
export function PriceTag({ prices }: { prices: Prices }) {
  return (
    <div className={styles.tag}>
      <Ring />
      <div aria-live="polite">
        <Price billing="yearly" amount={monthlyShare(prices)}>
          {`Billed annually at ${formatRoundAmount(prices.yearly)} EUR`}
        </Price>
        <Price billing="monthly" amount={prices.monthly}>
          {pricing.billedMonthly}
        </Price>
      </div>
      <p className="mt-auto mb-5 max-w-[17.5em] pt-10 leading-snug">{pricing.reassurance}</p>
      <a
        href={paths.app.register}
        data-conversion="cta_start_today"
        className={cn(buttonVariants({ variant: 'tag', size: 'lg' }), styles.action)}
      >
        {pricing.action}
      </a>
    </div>
  );
}

interface PriceProps {
  billing: 'monthly' | 'yearly';
  amount: number;
  children: ReactNode;
}

function Price({ billing, amount, children }: PriceProps) {
  return (
    <p data-billing={billing} className={styles.price}>
      <span className={styles.amount}>{formatAmount(amount)}</span>{' '}
      <span className="block text-lead font-semibold">{pricing.unit}</span>{' '}
      <span className="block text-moon-mist">{children}</span>
    </p>
  );
}
