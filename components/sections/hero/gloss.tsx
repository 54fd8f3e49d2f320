import { readerLanguages, type Gloss as GlossText } from '@/content/scenes/scene';
import styles from './hero.module.css';

/** A sentence in every reader's language; the style sheet shows the chosen one. */
export function Gloss({ text }: { text: Partial<GlossText> }) {
  return readerLanguages.map(({ code }) =>
    text[code] ? (
      <span key={code} lang={code} className={styles.gloss}>
        {text[code]}
      </span>
    ) : null,
  );
}
