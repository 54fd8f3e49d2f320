import { about, mission } from '@/content/about';
import { faqPage } from '@/content/faq';
import { hero, morning } from '@/content/home';
import { plates } from '@/content/styleguide';
import { howItWorks } from '@/content/how-it-works';
import { MeasuredText } from './measured';
import { Plate } from './plate';
import { typeScale } from './tokens';

/** Sentences of the site, each in a step that it has there or could have. */
const sentences: Record<string, string> = {
  h1: hero.title,
  h2: morning.title,
  h3: about.title,
  h4: howItWorks.title,
  lead: hero.lead,
  body: mission.paragraphs[0],
  small: faqPage.lead,
};

/** The type scale, largest first, and the figures. */
export function TypePlate() {
  return (
    <Plate copy={plates.type}>
      <ol className="border-b">
        {typeScale.toReversed().map(({ name, size, details }) => (
          <li
            key={name}
            data-type={name}
            className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-3 border-t py-6 md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <div className="text-small leading-snug">
              <p className="text-body font-semibold">{name}</p>
              <p className="wrap-anywhere text-muted-foreground">{size}</p>
              <p className="text-muted-foreground">
                {[details.lineHeight, details.letterSpacing].filter(Boolean).join(' / ')}
              </p>
            </div>
            <div className="min-w-0">
              <MeasuredText className={classesOf(name)}>
                {sentences[name] ?? hero.title}
              </MeasuredText>
            </div>
          </li>
        ))}
        <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-t py-6 md:grid-cols-[10rem_minmax(0,1fr)]">
          <p className="font-semibold">figures</p>
          <p className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-lead">
            {morning.rows.map(({ time, door, text }) => (
              <span key={time} className="col-span-full grid grid-cols-subgrid">
                <time>{time}</time> <span className="tabular-nums">Door {door}</span>{' '}
                <span>{text}</span>
              </span>
            ))}
          </p>
        </li>
      </ol>
    </Plate>
  );
}

function classesOf(name: string): string {
  const isHeading = /^h\d$/.test(name);
  return `text-${name} ${isHeading ? 'font-display font-semibold text-balance' : 'max-w-measure'}`;
}
