import { emergencyNumber } from '@/lib/try/emergency';
import type { OwnHouse } from '@/lib/try/own-house';
import styles from './book.module.css';
import { Cover } from './cover';
import { furtherId, type TopicGroup, type TryWords } from './topics';

interface BookPagesProps {
  house: OwnHouse;
  groups: readonly TopicGroup[];
  words: TryWords['book'];
  /** Each note has an id. */
  anchors?: boolean;
  /** Stands on the cover: whose house it is. */
  remark?: string;
}

/** The note that belongs on the page about emergencies, and the one that says where the house is. */
const EMERGENCY = { note: 'emergency', place: 'directions' } as const;

/**
 * A house as a book: its cover, what to do in an emergency, the contents, and the notes that are written. It is what is printed;
 * on the screen it is read without the cover and the contents.
 */
export function BookPages({ house, groups, words, anchors = false, remark }: BookPagesProps) {
  const chapters = chaptersOf(house, groups, words);
  const states = groups.flatMap(({ topics }) => topics.map(() => 'full' as const));
  return (
    <div className={styles.pages}>
      <Cover kind={words.title} name={house.name.trim() || words.nameless} states={states}>
        {remark ? <p className={styles.remark}>{remark}</p> : null}
      </Cover>
      <EmergencyPage house={house} words={words} anchors={anchors} />
      <section className={styles.contents}>
        <h3>{words.contents}</h3>
        {chapters.map(({ title, listed }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ol>
              {listed.map(({ number, label }) => (
                <li key={number}>
                  <span>{number}</span> {label}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      {chapters.map(({ title, listed }) => (
        <section key={title} className={styles.chapter}>
          <h3>{title}</h3>
          {listed.map(({ number, id, label, text }) => (
            <article key={number} id={anchors ? `note-${id}` : undefined} className={styles.note}>
              <h4>
                <span>{number}</span> {label}
              </h4>
              <p>{text}</p>
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The groups and their written notes, numbered through. */
function chaptersOf(
  { notes, further }: OwnHouse,
  groups: readonly TopicGroup[],
  words: TryWords['book'],
) {
  const all = [
    ...groups.map(({ name, topics }) => ({
      title: name,
      listed: topics
        .filter(({ id }) => id !== EMERGENCY.note)
        .map(({ id, label }) => ({ id, label, text: notes[id]?.trim() ?? '' })),
    })),
    {
      title: words.further,
      listed: further.map(({ title, text }, index) => ({
        id: furtherId(index),
        label: title.trim() || words.untitled,
        text: text.trim(),
      })),
    },
  ];
  let number = 0;
  return all
    .map(({ title, listed }) => ({
      title,
      listed: listed.filter(({ text }) => text).map((note) => ({ ...note, number: ++number })),
    }))
    .filter(({ listed }) => listed.length > 0);
}

interface EmergencyPageProps {
  house: OwnHouse;
  words: TryWords['book'];
  anchors: boolean;
}

/** The number of the country, what to say, where one is, and the nearest help. */
function EmergencyPage({ house, words, anchors }: EmergencyPageProps) {
  const number = emergencyNumber(house.country);
  const { emergency } = words;
  const place = house.notes[EMERGENCY.place]?.trim();
  const help = house.notes[EMERGENCY.note]?.trim();
  const services = (['ambulance', 'fire', 'police'] as const).flatMap((service) =>
    number?.[service] ? [{ service, digits: number[service] }] : [],
  );
  return (
    <section className={styles.emergency}>
      <h3>{emergency.title}</h3>
      <p className={styles.number}>
        <span>{emergency.call}</span> <b>{number?.all ?? '\u00a0'}</b>
      </p>
      {services.length > 0 ? (
        <dl className={styles.services}>
          {services.map(({ service, digits }) => (
            <div key={service}>
              <dt>{emergency.services[service]}</dt>
              <dd>{digits}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p>{emergency.say}</p>
      <div className={styles.places}>
        {place ? (
          <div className={styles.place}>
            <h4>{emergency.place}</h4>
            <p>{place}</p>
          </div>
        ) : null}
        {help ? (
          <div id={anchors ? `note-${EMERGENCY.note}` : undefined} className={styles.place}>
            <h4>{emergency.help}</h4>
            <p>{help}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
