'use client';

import { useEffect, useState } from 'react';
import { adminCopy } from '@/content/admin';
import { formatAmount, monthlyShare, savingPercent, type Prices } from '@/lib/prices/pricing';

const copy = adminCopy.prices;

/** What visitors will read of the two prices, computed while one of them is typed. */
export function PriceSaving({ name, prices }: { name: string; prices: Prices }) {
  const [typed, setTyped] = useState<number | null>(null);
  const edited = name.endsWith('yearly') ? 'yearly' : 'monthly';

  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('#field-value');
    const read = () => setTyped(Number.parseFloat(field?.value ?? ''));
    field?.addEventListener('input', read);
    return () => field?.removeEventListener('input', read);
  }, []);

  const shown = typed === null ? prices : { ...prices, [edited]: typed };
  if (!Number.isFinite(shown[edited])) return null;
  return (
    <div role="status" className="border-l-[6px] border-primary py-1 pl-4">
      <p className="font-semibold">{copy.saving(savingPercent(shown))}</p>
      <p className="text-muted-foreground">{copy.share(formatAmount(monthlyShare(shown)))}</p>
    </div>
  );
}
