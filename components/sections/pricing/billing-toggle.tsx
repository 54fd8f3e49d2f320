import { CoveringRadio } from '@/components/ui/covering-radio';
import { pricing } from '@/content/pricing';
import styles from './pricing.module.css';

/** Monthly or yearly, as two radio buttons; the style sheet shows the chosen price. */
export function BillingToggle({ saving }: { saving: number }) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="sr-only">{pricing.billing}</legend>
      <label>
        <CoveringRadio name="billing" value="monthly" />
        {pricing.monthly}
      </label>
      <label>
        <CoveringRadio name="billing" value="yearly" defaultChecked />
        {pricing.yearly}
        {saving > 0 && (
          <span className="font-medium whitespace-nowrap">{`saves ${saving}\u00a0%`}</span>
        )}
      </label>
    </fieldset>
  );
}
