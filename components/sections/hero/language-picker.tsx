import { NativeRadio } from '@/components/ui/native-radio';
import { hero } from '@/content/home';
import { readerLanguages } from '@/content/scenes/scene';
import styles from './hero.module.css';

/** The language in which the reader reads along. The guest's own words always stay. */
export function LanguagePicker() {
  return (
    <fieldset className={styles.languages}>
      <legend className="text-small text-muted-foreground">{hero.chooseLanguage}</legend>
      {readerLanguages.map(({ code, name }) => (
        <label key={code} title={name} className={styles.language}>
          <NativeRadio name="reader" value={code} defaultChecked={code === 'en'} />
          <span aria-hidden="true">{code}</span>
          <span className="sr-only">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
