import { NativeRadio } from '@/components/ui/native-radio';
import { firstDoor, hero, scenes } from '@/content/home';
import styles from './hero.module.css';
import { Key } from './key';

export const DOORS_ID = 'doors';

/** The keys between the headline and the conversation: choosing one opens its door. */
export function DoorPicker() {
  return (
    <fieldset id={DOORS_ID} className={styles.keys}>
      <legend className="sr-only">{hero.chooseDoor}</legend>
      {scenes.map(({ door, request, status }, index) => (
        <label key={door} className={styles.key}>
          <NativeRadio name="scene" value={index + 1} defaultChecked={door === firstDoor} />
          <Key door={door} status={status} />
          <span>
            <span className="sr-only">{`Door ${door}: `}</span>
            {request}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
