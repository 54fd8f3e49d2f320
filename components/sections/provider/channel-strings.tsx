import { sampleChannels } from '@/content/provider-page';
import styles from './channel-strings.module.css';

/** Each channel's tag on a string of its own; the strings run together into one hole. */
export function ChannelStrings() {
  const count = sampleChannels.length;
  const middle = (index: number) => ((index + 0.5) / count) * 100;
  return (
    <div className={styles.strings}>
      <ul className={styles.tags}>
        {sampleChannels.map((channel) => (
          <li key={channel} className={styles.tag}>
            {channel}
          </li>
        ))}
      </ul>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.lines}
      >
        {sampleChannels.map((channel, index) => (
          <path
            key={channel}
            d={`M${middle(index)} 0C${middle(index)} 55 50 45 50 100`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div aria-hidden="true" className={styles.bell} />
    </div>
  );
}
