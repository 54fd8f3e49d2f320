import { buttonVariants } from '@/components/ui/button';
import { hero, scenes, statusLabels } from '@/content/home';
import type { TagStatus } from '@/content/scenes/scene';
import { paths } from '@/lib/paths';
import { Eyebrow } from '../eyebrow';
import { StatusTag } from '../status-tag';
import { DoorPicker, DOORS_ID } from './door-picker';
import styles from './hero.module.css';
import { KeyDrawing } from './key';
import { Lamp } from './lamp';
import { LanguagePicker } from './language-picker';
import { Rack } from './rack';
import { Thread } from './thread';

const LEGEND_ID = 'legend';

/**
 * The desk at 02:14. The key rack is the grid of the page: the headline, the keys, the open door and the desk lamp all
 * stand in its modules. Keys and languages are radio buttons, so everything works without a script.
 */
export function Hero() {
  return (
    <section data-theme="dark" className={styles.hero}>
      {/* The first picture has the headline, and on wide screens the conversation, which stands beside it. */}
      <link rel="expect" href={`#${DOORS_ID}`} blocking="render" />
      <link rel="expect" href={`#${LEGEND_ID}`} media="(min-width: 70rem)" blocking="render" />
      <KeyDrawing />
      <div className={styles.stage}>
        <div className={styles.title}>
          <Eyebrow {...hero.eyebrow} />
          <h1 className="text-h1">{hero.title}</h1>
        </div>
        <div className={styles.lead}>
          <p>{hero.lead}</p>
          <a
            href={paths.app.root}
            target="_blank"
            rel="noopener"
            data-conversion="cta_start_today"
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {hero.action}
            <span className="sr-only"> {hero.newTab}</span>
          </a>
        </div>
        <Rack />
        <div className={styles.desk} />
        <Lamp className={styles.lamp} />
        <div className={styles.front} />
        <DoorPicker />
        <LanguagePicker />
        <div className={styles.threads}>
          {scenes.map((scene, index) => (
            <Thread key={scene.door} scene={scene} place={index + 1} />
          ))}
        </div>
        <ul id={LEGEND_ID} aria-label={hero.legend} className={styles.legend}>
          {(Object.keys(statusLabels) as TagStatus[]).map((status) => (
            <li key={status}>
              <StatusTag status={status} className="font-medium text-muted-foreground">
                {statusLabels[status]}
              </StatusTag>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
