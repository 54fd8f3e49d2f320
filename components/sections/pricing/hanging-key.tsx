import styles from './pricing.module.css';

/** The key that belongs to the tag, on a hook of its own. */
export function HangingKey() {
  return (
    <svg viewBox="-10 0 130 520" aria-hidden="true" className={styles.hangingKey}>
      <circle className="stroke-ink-soft" cx="60" cy="136" r="42" fill="none" strokeWidth="20" />
      <path className="stroke-ink" d="M60 94a42 42 0 0 1 0 84" fill="none" strokeWidth="20" />
      <path className="fill-ink-soft" d="M50 184h10v330H50zM-4 412h54v26H24v22h26v34H-4z" />
      <path className="fill-ink" d="M60 184h10v330H60z" />
      <path className="fill-ink-soft" d="M40 196h40v12H40z" />
      <path className="fill-ink" d="M60 196h20v12H60z" />
      <path className="fill-brass-deep" d="M40 0h40v40H40z" />
      <path
        className="stroke-brass-deep"
        d="M60 40v48a20 20 0 0 0 40 0V76"
        fill="none"
        strokeWidth="9"
      />
    </svg>
  );
}
