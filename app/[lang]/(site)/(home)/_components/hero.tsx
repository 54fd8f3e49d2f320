import { DeskLamp } from '@/components/illustrations/desk-lamp';
import { Eyebrow } from '@/components/sections/eyebrow';
import { StartLink } from '@/components/sections/start-link';
import { StatusTag } from '@/components/sections/status-tag';
import { NativeRadio } from '@/components/ui/native-radio';
import { SiteLink } from '@/components/ui/site-link';
import type {
  ConversationLine,
  Question,
  TagStatus,
  Translation,
} from '@/content/en/conversations';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { fillIn } from '@/lib/text/fill-in';
import { withoutSoftHyphens } from '@/lib/text/soft-hyphens';
import { paths } from '@/lib/paths';
import styles from './hero.module.css';
import { EmptyHook, Key, KeySymbols, Letter } from './key';

const DOORS_ID = 'doors';
const LEGEND_ID = 'legend';

interface HeroProps {
  words: Words;
  /** The language of the page. */
  language: Language;
}

/**
 * The desk at 02:14. The key rack is the grid of the page: headline, keys, the open conversation and the desk lamp stand
 * in its cells. Doors and languages are radio buttons, so choosing works without a script.
 */
export function Hero({ words, language }: HeroProps) {
  const { home, conversations } = words;
  const { hero, statusLabels } = home;
  return (
    // Container queries in rem follow enlarged text, which gets the narrow layout; media queries would not.
    <section data-theme="dark" className="@container overflow-x-clip">
      {/* The first paint has the headline and, on wide screens, the conversation beside it. */}
      <link rel="expect" href={`#${DOORS_ID}`} blocking="render" />
      <link rel="expect" href={`#${LEGEND_ID}`} media="(min-width: 70rem)" blocking="render" />
      <KeySymbols />
      <div className={`mx-auto grid max-w-page ${styles.grid}`}>
        <div className={styles.title}>
          <Eyebrow {...hero.eyebrow} />
          <h1 className="text-h1">{hero.title}</h1>
        </div>
        <div
          className={`z-1 flex flex-col items-start px-gutter text-body leading-normal ${styles.lead}`}
        >
          <p>{hero.lead}</p>
          <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 sm:gap-x-6">
            <StartLink newTab={hero.newTab}>{hero.action}</StartLink>
            <SiteLink
              href={paths.tryIt}
              className="inline-flex min-h-11 grow basis-20 items-center text-[1rem] leading-tight font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {home.ways.houseBook.label}
            </SiteLink>
          </div>
        </div>
        <KeyRack />
        <div className={`relative bg-night-edge ${styles.desk}`} />
        <DeskLamp className={`pointer-events-none relative ${styles.lamp}`} />
        <div className={`relative hidden ${styles.front}`} />
        <DoorPicker hero={hero} words={conversations} />
        <LanguagePicker label={hero.chooseLanguage} words={conversations} chosen={language} />
        <div className={`grid bg-card ${styles.conversations}`}>
          {conversations.conversations.map((conversation) => (
            <Conversation
              key={conversation.door}
              conversation={conversation}
              hero={hero}
              statusLabels={statusLabels}
            />
          ))}
        </div>
        <ul id={LEGEND_ID} aria-label={hero.legend} className={`hidden ${styles.legend}`}>
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

type Content = 'key' | 'hook' | 'letter' | 'empty';

// Column and row of each cell in the grid of twelve by six.
const cells: readonly { door: number; column: number; row: number; content: Content }[] = [
  { door: 15, column: 5, row: 4, content: 'key' },
  { door: 16, column: 6, row: 4, content: 'hook' },
  { door: 17, column: 5, row: 5, content: 'empty' },
  { door: 18, column: 6, row: 5, content: 'empty' },
  { door: 19, column: 1, row: 6, content: 'key' },
  { door: 20, column: 2, row: 6, content: 'letter' },
  { door: 21, column: 3, row: 6, content: 'hook' },
  { door: 22, column: 4, row: 6, content: 'empty' },
  { door: 23, column: 5, row: 6, content: 'empty' },
  { door: 24, column: 6, row: 6, content: 'empty' },
  { door: 14, column: 7, row: 6, content: 'key' },
];

/** The cells of the rack around the words: decoration. A key shows its own number, every other cell has one. */
function KeyRack() {
  return cells.map(({ door, column, row, content }) => (
    <div
      key={door}
      aria-hidden="true"
      data-door={content === 'key' ? undefined : door}
      className={`hidden ${styles.cell}`}
      style={{ gridArea: `${row} / ${column}` }}
    >
      {content === 'key' && <Key door={door} status="answered" />}
      {content === 'hook' && <EmptyHook />}
      {content === 'letter' && <Letter />}
    </div>
  ));
}

interface DoorPickerProps {
  hero: Words['home']['hero'];
  words: Words['conversations'];
}

/** The keys between the headline and the conversation: choosing one opens its conversation. */
function DoorPicker({ hero, words: { conversations, firstDoor } }: DoorPickerProps) {
  return (
    <fieldset id={DOORS_ID} className={`grid border-b ${styles.keys}`}>
      <legend className="sr-only">{hero.chooseDoor}</legend>
      {conversations.map(({ door, request, status }) => (
        <label
          key={door}
          className={`relative flex min-w-0 cursor-pointer flex-col items-center gap-1 pt-2 pb-2.5 text-center text-small leading-[1.15] font-medium text-balance ${styles.key}`}
        >
          <NativeRadio
            name="door"
            value={door}
            defaultChecked={door === firstDoor}
            aria-label={`${fillIn(hero.door, { door })}: ${withoutSoftHyphens(request)}`}
          />
          <Key door={door} status={status} />
          {request}
        </label>
      ))}
    </fieldset>
  );
}

interface LanguagePickerProps {
  label: string;
  words: Words['conversations'];
  /** Chosen at first: the language of the page. */
  chosen: Language;
}

/** The language of the translations. The guest's own words always stay. */
function LanguagePicker({ label, words: { readerLanguages }, chosen }: LanguagePickerProps) {
  return (
    <fieldset className={`flex flex-wrap items-center bg-card px-gutter pt-2 ${styles.languages}`}>
      <legend className="text-small text-muted-foreground">{label}</legend>
      {readerLanguages.map(({ code, name }) => (
        <label
          key={code}
          title={name}
          className={`relative inline-grid min-h-11 min-w-11 cursor-pointer place-items-center font-semibold ${styles.language}`}
        >
          <NativeRadio
            name="reader"
            value={code}
            defaultChecked={code === chosen}
            aria-label={name}
          />
          {code}
        </label>
      ))}
    </fieldset>
  );
}

interface ConversationProps {
  conversation: Words['conversations']['conversations'][number];
  hero: Words['home']['hero'];
  statusLabels: Words['home']['statusLabels'];
}

/** One conversation: who writes, what was said, and the row that it leaves in the ledger. */
function Conversation({ conversation, hero, statusLabels }: ConversationProps) {
  const { door, request, guest, language, status, lines, ledger } = conversation;
  return (
    <article
      data-door={door}
      className={styles.conversation}
      aria-label={`${fillIn(hero.door, { door })}, ${request}`}
    >
      <header className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 border-b pb-4 sm:flex">
        <span className="font-display text-[3.25rem] leading-[0.8] font-semibold tracking-[-0.04em] tabular-nums">
          {door}
        </span>
        <p className="leading-tight font-semibold">
          {`${guest}, ${hero.house}`}
          <span className="block text-small font-normal text-muted-foreground">
            {fillIn(hero.writes, { language: language.name })}
          </span>
        </p>
        <StatusTag status={status} className="col-start-2 sm:ml-auto">
          {statusLabels[status]}
        </StatusTag>
      </header>
      <ol className="flex flex-col gap-3.5 py-4 leading-[1.42]">
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <NewTime time={timeOf(line)} before={timeOf(lines[index - 1])} now={hero.now} />
            <LineContent line={line} language={language.code} you={hero.you} />
          </li>
        ))}
      </ol>
      <footer className={`grid gap-x-3 border-t py-3.5 text-small leading-snug ${styles.ledger}`}>
        <time>{ledger.time}</time>
        <b className="font-semibold">{fillIn(hero.door, { door })}</b>
        <span className="text-balance">{ledger.text}</span>
      </footer>
    </article>
  );
}

/** Stands for the time of a line that is still to come. */
const NOW = 'now';

function timeOf(line: ConversationLine | undefined): string | undefined {
  if (line?.kind === 'open') return NOW;
  return line && 'time' in line ? line.time : undefined;
}

/** The time beside a line, left out where it is the same as above. */
function NewTime({ time, before, now }: { time?: string; before?: string; now: string }) {
  if (!time || time === before) return null;
  const Element = time === NOW ? 'span' : 'time';
  return (
    <Element className="text-small text-muted-foreground">{time === NOW ? now : time}</Element>
  );
}

interface LineContentProps {
  line: ConversationLine;
  /** The language in which the guest writes. */
  language: string;
  you: Translation;
}

function LineContent({ line, language, you }: LineContentProps) {
  if (line.kind === 'question') return <HostQuestion {...line} you={you} />;
  const words = <Translations text={line.translation} />;
  if (!('text' in line)) return <p className={styles[line.kind]}>{words}</p>;
  return (
    <div className={styles[line.kind]}>
      <p lang={language}>{line.text}</p>
      {words}
    </div>
  );
}

/** The question to the host, and the host's answer. */
function HostQuestion({ translation, answer, you }: Question & { you: Translation }) {
  return (
    <div
      data-theme="light"
      className={`border-l-[6px] border-oxblood forced-colors:border ${styles.question}`}
    >
      <p>
        <Translations text={translation} />
      </p>
      <p className="mt-1.5 border-t border-dashed border-input pt-1.5">
        {answer.time === null ? (
          <Translations text={answer.translation} />
        ) : (
          <>
            <time>{answer.time}</time> <Translations text={you} />:{' '}
            <b className="font-display text-[1.25rem] leading-none font-bold text-primary">
              <Translations text={answer.translation} />
            </b>
          </>
        )}
      </p>
    </div>
  );
}

/** A sentence in each of the reader's languages; the style sheet shows the chosen one. */
function Translations({ text }: { text: Partial<Translation> }) {
  return Object.entries(text).map(([code, sentence]) => (
    <span key={code} lang={code}>
      {sentence}
    </span>
  ));
}
