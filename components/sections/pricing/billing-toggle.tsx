import { NativeRadio } from '@/components/ui/native-radio';
import { pricing } from '@/content/pricing';
import styles from './pricing.module.css';

interface BillingToggleProps {
  /** Names the two radio buttons, as in {@link PricingSection}. */
  name: string;
  /** In whole percent. */
  saving: number;
}

/** Monthly or yearly, as two radio buttons; the style sheet shows the chosen price. */
export function BillingToggle({ name, saving }: BillingToggleProps) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="sr-only">{pricing.billing}</legend>
      <label>
        <NativeRadio name={name} value="monthly" />
        {pricing.monthly}
      </label>
      <label>
        <NativeRadio name={name} value="yearly" defaultChecked />
        {pricing.yearly}
        {saving > 0 && (
          <span className="font-medium whitespace-nowrap">{`saves ${saving}\u00a0%`}</span>
        )}
      </label>
    </fieldset>
  );
}
