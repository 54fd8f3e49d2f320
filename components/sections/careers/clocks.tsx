import styles from './culture-section.module.css';

interface Clock {
  place: string;
  hour: number;
  minute: number;
}

/** The clocks above the desk: the same moment in the places where people work. */
export function Clocks({ clocks }: { clocks: readonly Clock[] }) {
  return (
    <ul className={styles.clocks}>
      {clocks.map((clock) => (
        <li key={clock.place}>
          <Face {...clock} />
          <span className="font-semibold">{clock.place}</span>{' '}
          <time className="text-muted-foreground">
            {String(clock.hour).padStart(2, '0')}:{clock.minute}
          </time>
        </li>
      ))}
    </ul>
  );
}

function Face({ hour, minute }: Clock) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle className="fill-night-edge" cx="60" cy="60" r="60" />
      <path className="fill-moon" d="M60 6a54 54 0 0 0 0 108z" />
      <path className="fill-moon-mist" d="M60 6a54 54 0 0 1 0 108z" />
      <path className="stroke-ink" d="M60 12v10M60 98v10M12 60h10M98 60h10" strokeWidth="4" />
      <path
        className="stroke-ink"
        d="M60 66V34"
        strokeWidth="7"
        transform={`rotate(${(hour + minute / 60) * 30} 60 60)`}
      />
      <path
        className="stroke-ink"
        d="M60 68V20"
        strokeWidth="4"
        transform={`rotate(${minute * 6} 60 60)`}
      />
      <circle className="fill-oxblood" cx="60" cy="60" r="6" />
    </svg>
  );
}
