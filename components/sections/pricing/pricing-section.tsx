import { pricing } from '@/content/pricing';
import { savingPercent, type Prices } from '@/lib/pricing';
import { cn } from '@/lib/utils';
import { Eyebrow } from '../eyebrow';
import { BillingToggle } from './billing-toggle';
import { HangingKey } from './hanging-key';
import styles from './pricing.module.css';
import { PriceTag } from './price-tag';
import { WorkedPrices } from './worked-prices';

interface PricingSectionProps {
  prices: Prices;
  /**
   * Names the choice of the billing period, on the whole site: a page that was left stays in the document, hidden, and
   * of the radio buttons of one name only one is ever chosen.
   */
  choice: string;
}

/** What a property costs, monthly or yearly, and what a year comes to. Everything follows from the two prices. */
export function PricingSection({ prices, choice }: PricingSectionProps) {
  return (
    <section
      id="pricing"
      data-theme="light"
      aria-labelledby="pricing-title"
      className={cn(styles.section, '-scroll-mt-12 overflow-x-clip py-section')}
    >
      <div data-reveal className={cn(styles.grid, 'mx-auto max-w-page px-gutter')}>
        <div className={styles.intro}>
          <Eyebrow {...pricing.eyebrow} />
          <h2 id="pricing-title" className="max-w-[11em] text-h2">
            {pricing.title}
          </h2>
          <p className="mt-5 mb-8 max-w-[30.5em]">{pricing.lead}</p>
          <BillingToggle name={choice} saving={savingPercent(prices)} />
        </div>
        <div className={styles.rail}>
          <HangingKey />
          <PriceTag prices={prices} />
        </div>
        <div className={styles.details}>
          <ul aria-label={pricing.featuresTitle} className={styles.features}>
            {pricing.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <WorkedPrices prices={prices} />
        </div>
      </div>
    </section>
  );
}
