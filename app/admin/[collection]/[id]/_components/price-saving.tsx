'use client';

import { adminCopy } from '@/content/admin';
import {
  formatAmount,
  monthlyShare,
  PRICE_NAMES,
  savingPercent,
  type Prices,
} from '@/lib/prices/pricing';
import { readNumber } from '@/lib/text/read-number';
import { useTypedValues } from '../../../_components/typed-values';

const copy = adminCopy.prices;

/** The words that visitors will read of the two prices, computed while they, or a change of one of them, are typed. */
export function PriceSaving({ prices }: { prices: Prices }) {
  const typed = useTypedValues();
  const priceOf = (billing: keyof Prices) => {
    const name = PRICE_NAMES[billing];
    const written = typed.name === name ? typed.value : typed[name];
    if (written === undefined) return prices[billing];
    return readNumber(String(written), { decimals: 2, unit: 'EUR' });
  };
  const [monthly, yearly] = [priceOf('monthly'), priceOf('yearly')];
  if (typeof monthly !== 'number' || typeof yearly !== 'number') return null;
  const shown = { monthly, yearly };
  return (
    <div role="status" className="border-l-[6px] border-primary py-1 pl-4">
      <p className="font-semibold">{copy.saving(savingPercent(shown))}</p>
      <p className="text-muted-foreground">
        {copy.share(formatAmount(monthly), formatAmount(yearly), formatAmount(monthlyShare(shown)))}
      </p>
    </div>
  );
}
