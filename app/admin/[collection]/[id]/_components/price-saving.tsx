'use client';

import { adminCopy } from '@/content/admin';
import { formatAmount, monthlyShare, savingPercent, type Prices } from '@/lib/prices/pricing';
import { readNumber } from '@/lib/text/read-number';
import { useTypedValues } from '../../../_components/typed-values';

const copy = adminCopy.prices;

/** What visitors will read of the two prices, computed while one of them is typed. */
export function PriceSaving({ name, prices }: { name: string; prices: Prices }) {
  const edited = name.endsWith('yearly') ? 'yearly' : 'monthly';
  const typed = readNumber(String(useTypedValues().value), { decimals: 2, unit: 'EUR' });
  if (typeof typed !== 'number') return null;
  const shown = { ...prices, [edited]: typed };
  return (
    <div role="status" className="border-l-[6px] border-primary py-1 pl-4">
      <p className="font-semibold">{copy.saving(savingPercent(shown))}</p>
      <p className="text-muted-foreground">{copy.share(formatAmount(monthlyShare(shown)))}</p>
    </div>
  );
}
