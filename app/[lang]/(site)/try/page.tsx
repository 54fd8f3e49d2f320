import { metadataOf } from '@/app/_document/head-metadata';
import { CtaSection } from '@/components/sections/cta-section';
import { Eyebrow } from '@/components/sections/eyebrow';
import { SectionHeading } from '@/components/sections/section-heading';
import { buttonVariants } from '@/components/ui/button';
import { inputVariants } from '@/components/ui/input';
import type { Words } from '@/content/languages';
import { words, wordsIn } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { languages, type Language } from '@/lib/languages/languages';
import { emergencyCountries } from '@/lib/try/emergency';
import type { OwnHouse } from '@/lib/try/own-house';
import { BookPages } from './_components/book-pages';
import { HouseBook } from './_components/house-book';
import {
  furtherId,
  type ControlClasses,
  type Country,
  type TopicGroup,
} from './_components/topics';

export const generateMetadata = metadataOf((words) => words.try.tryPage);

const controls: ControlClasses = {
  primary: buttonVariants(),
  outline: buttonVariants({ variant: 'outline', size: 'sm' }),
  field: inputVariants({ className: 'min-h-12' }),
  area: inputVariants({ className: 'block min-h-32 resize-y' }),
};

const EXAMPLE = { name: 'Chalet Arve', country: 'CH' } as const;

export default async function TryPage() {
  const [all, language] = await Promise.all([words(), currentLanguage()]);
  const { tryPage: copy, paste, own, book, file, ask } = all.try;
  const groups = topicGroupsOf(all);
  const { house, notes } = exampleOf(all);
  return (
    <>
      <HouseBook
        groups={groups}
        countries={countriesIn(language, own)}
        words={{ paste, own, book, file }}
        askWords={{ ...ask, offers: offersIn() }}
        controls={controls}
        example={{ ...EXAMPLE, notes }}
        examplePages={
          <BookPages house={house} groups={groups} words={book} remark={book.example} anchors />
        }
        intro={
          <>
            <Eyebrow {...copy.eyebrow} className="mb-6" />
            <h1 className="max-w-[11em] text-h1">{copy.title}</h1>
            <p className="mt-5 max-w-measure text-muted-foreground">{copy.lead}</p>
          </>
        }
        listHeading={
          <SectionHeading id="own-house-title" {...copy.list} className="max-w-[12em]" />
        }
        askHeading={
          <>
            <SectionHeading id="ask-title" {...copy.ask} className="max-w-[9em]" />
            <p className="mt-6 max-w-measure">{copy.ask.lead}</p>
          </>
        }
      />
      <CtaSection {...copy.end} />
    </>
  );
}

/** The thirty questions with the labels of the same notes at Chalet Arve, in every language: a file may come from any. */
function topicGroupsOf({ try: { topicGroups }, tryNotes: { houseNotes } }: Words): TopicGroup[] {
  const everyNote = languages.flatMap((language) => [...wordsIn(language).tryNotes.houseNotes]);
  return topicGroups.map(({ name, topics }) => ({
    name,
    topics: topics.map((topic) => {
      const label = houseNotes.find(({ id }) => id === topic.id)?.label ?? topic.id;
      const labels = everyNote.filter(({ id }) => id === topic.id).map((note) => note.label);
      return {
        ...topic,
        label,
        otherLabels: [...new Set(labels)].filter((each) => each !== label),
      };
    }),
  }));
}

/** The example as a book, and as the notes that are asked. */
function exampleOf({ try: { topicGroups }, tryNotes: { houseNotes } }: Words) {
  const topics = new Set(topicGroups.flatMap((group) => group.topics.map(({ id }) => id)));
  const further = houseNotes.filter(({ id }) => !topics.has(id));
  const house: OwnHouse = {
    ...EXAMPLE,
    notes: Object.fromEntries(
      houseNotes.filter(({ id }) => topics.has(id)).map(({ id, text }) => [id, text]),
    ),
    further: further.map(({ title, text }) => ({ title, text })),
  };
  const notes = houseNotes.map((note) => {
    const place = further.indexOf(note);
    return place < 0 ? note : { ...note, id: furtherId(place) };
  });
  return { house, notes };
}

/** The countries whose emergency number is known, by name; the code of the last one stands for all others. */
function countriesIn(language: Language, own: Words['try']['own']): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const known = emergencyCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
  return [{ code: '', name: own.chooseCountry }, ...known, { code: 'ZZ', name: own.otherCountry }];
}

/** The words of each language that lead to its page. */
function offersIn(): Record<Language, string> {
  const offers = languages.map((language) => [language, wordsIn(language).try.ask.offer] as const);
  return Object.fromEntries(offers) as Record<Language, string>;
}
