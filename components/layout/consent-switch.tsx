import styles from './consent-switch.module.css';

interface ConsentSwitchProps {
  name: string;
  label: string;
  note: string;
  on?: boolean;
  disabled?: boolean;
}

/** A switch with its name; where there is room, also a word on what it stands for. */
export function ConsentSwitch({ name, label, note, on = false, disabled }: ConsentSwitchProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={`consent-${name}`} className={styles.label}>
        <span className={styles.name}>{label}</span>
        <span className={styles.note}>{note}</span>
        <input
          id={`consent-${name}`}
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={on}
          disabled={disabled}
          className={styles.knob}
        />
      </label>
    </div>
  );
}
