import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { languages, type Language } from '../languages/languages.ts';
import { MESSAGE, openHouse } from './answer.ts';
import { measure, type Asked } from './measured.ts';

const tuningOf = (language: Language) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'questions', language, 'tuning.json'), 'utf8'),
  ) as readonly Asked[];

const arve = Object.fromEntries(
  languages.map((language) => [
    language,
    openHouse(wordsIn(language).tryNotes.houseNotes, language),
  ]),
);
const kindsOf = async (language: Language, message: string) =>
  (await arve[language]!).ask(message).map(({ answer }) => {
    if (answer.kind === 'note') return answer.id;
    if (answer.kind === 'emergency') return answer.emergency;
    return answer.kind === 'language' ? answer.language : answer.kind;
  });

describe.each(languages)('in %s', async (language) => {
  const { tryNotes, try: words } = wordsIn(language);
  const house = await openHouse(tryNotes.houseNotes, language);

  it('answers no question of the tuning set wrongly, and most of them rightly', () => {
    const { answered, notWritten } = measure(house, tuningOf(language));
    expect(answered.wrong).toBe(0);
    expect(notWritten.asked).toBe(notWritten.questions);
    expect(answered.right / answered.questions).toBeGreaterThanOrEqual(0.85);
  });

  it('has a note for each of the thirty topics', () => {
    const ids = new Set(tryNotes.houseNotes.map(({ id }) => id));
    const topics = words.topicGroups.flatMap((group) => group.topics.map(({ id }) => id));
    expect(topics.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('gives one to three answers to whatever is typed, each note with its text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (message) => {
        const answers = house.ask(message);
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.length).toBeLessThanOrEqual(MESSAGE.mostQuestions);
      }),
    );
    for (const { question } of tuningOf(language))
      for (const { answer } of house.ask(question)) {
        if (answer.kind !== 'note') continue;
        const { text } = tryNotes.houseNotes.find(({ id }) => id === answer.id)!;
        expect(answer.text.map((part) => part.text).join('')).toBe(text);
      }
  });

  it('asks the host everything where no note is', async () => {
    const empty = await openHouse([], language);
    expect(empty.ask(tuningOf(language)[0]!.question)[0]!.answer.kind).toBe('unknown');
  });
});

it.each([
  ['en', 'What is the wifi password and when do we have to check out?', ['wifi', 'check-out']],
  ['en', 'Is there a sauna? Do you have a microwave?', ['sauna', 'unknown']],
  ['en', 'It is cold in here. How do I turn the heating up?', ['heating']],
  ['en', 'We haven’t got a car. Can you reach the house by train?', ['public-transport']],
  ['de', 'Wo ist die Schlüsselbox und wann fährt der Skibus?', ['key-box', 'skiing']],
  ['en', 'Wo ist die Sauna und wann können wir sie benutzen?', ['de']],
  ['de', 'Where can we park the car please?', ['en']],
  ['fr', 'Kus on saun ja millal saab sinna?', ['et']],
  ['en', `${'x '.repeat(200)}Where is the sauna?`, ['unknown']],
] as const)('%s: “%.60s”', async (language, message, expected) => {
  expect(await kindsOf(language, message)).toEqual(expected);
});

describe('emergencies never go through the search', () => {
  it.each([
    ['en', 'fire', 'The kitchen is on fire', 'There are flames coming out of the oven'],
    ['en', 'gas', 'There is a smell of gas in the kitchen', 'it smells like gas here'],
    ['en', 'smoke', 'The smoke alarm keeps beeping', 'there is smoke everywhere'],
    ['en', 'break-in', 'Somebody is trying to break in', 'there is a burglar downstairs'],
    ['en', 'injury', 'My child fell and is bleeding', 'My husband is unconscious'],
    ['en', 'water', 'Water is coming through the ceiling', 'A pipe has burst'],
    ['en', 'locked-out', 'We are locked out', 'I locked myself out'],
    ['de', 'fire', 'Es brennt in der Küche', 'Hilfe, Feuer!'],
    ['de', 'gas', 'Es riecht nach Gas', 'Hier ist ein starker Gasgeruch'],
    ['de', 'smoke', 'Der Rauchmelder piept ständig', 'Überall ist Rauch'],
    ['de', 'break-in', 'Jemand versucht einzubrechen', 'Bei uns wird eingebrochen'],
    ['de', 'injury', 'Mein Kind ist gestürzt und blutet', 'Mein Mann ist bewusstlos'],
    ['de', 'water', 'Wasser kommt durch die Decke', 'Wir haben einen Wasserrohrbruch'],
    ['de', 'locked-out', 'Wir haben uns ausgesperrt', 'Wir kommen nicht rein'],
    ['fr', 'fire', 'Il y a le feu dans la cuisine', 'Au feu !'],
    ['fr', 'gas', 'Ça sent le gaz', 'Il y a une odeur de gaz'],
    ['fr', 'smoke', 'Le détecteur de fumée bipe sans arrêt', 'Il y a de la fumée partout'],
    ['fr', 'break-in', "Quelqu'un essaie d'entrer de force", 'On a été cambriolés'],
    ['fr', 'injury', 'Mon enfant est tombé et il saigne', 'Mon mari est inconscient'],
    ['fr', 'water', "De l'eau coule du plafond", 'Il y a une fuite d’eau'],
    ['fr', 'locked-out', 'On est enfermés dehors', 'La porte a claqué'],
    ['nl', 'fire', 'Er is brand in de keuken', 'De keuken staat in brand'],
    ['nl', 'gas', 'We ruiken gas', 'Er hangt een gaslucht'],
    ['nl', 'smoke', 'De rookmelder blijft piepen', 'Er is overal rook'],
    ['nl', 'break-in', 'Iemand probeert in te breken', 'Er is ingebroken'],
    ['nl', 'injury', 'Mijn kind is gevallen en bloedt', 'Mijn man is bewusteloos'],
    ['nl', 'water', 'Er komt water door het plafond', 'Er is een lekkage'],
    ['nl', 'locked-out', 'We zijn buitengesloten', 'We komen niet meer naar binnen'],
    ['et', 'fire', 'Köök põleb', 'Majas on tulekahju'],
    ['et', 'gas', 'Siin on gaasilõhn', 'Toas haiseb gaasi järele'],
    ['et', 'smoke', 'Suitsuandur piiksub kogu aeg', 'Kõik kohad on suitsu täis'],
    ['et', 'break-in', 'Keegi üritab sisse murda', 'Majas on varas'],
    ['et', 'injury', 'Laps kukkus ja veritseb', 'Mees on teadvuseta'],
    ['et', 'water', 'Laest tuleb vett', 'Toru lõhkes'],
    ['et', 'locked-out', 'Jäime ukse taha', 'Me ei pääse sisse'],
  ] as const)('%s: %s', async (language, emergency, ...messages) => {
    for (const message of messages)
      expect(await kindsOf(language, message), message).toEqual([emergency]);
  });

  it.each([
    ['en', 'Where is the fireplace?', 'May we smoke?', 'Is there a fire extinguisher?'],
    ['de', 'Wie geht der Kamin an?', 'Dürfen wir rauchen?', 'Gibt es einen Feuerlöscher?'],
    ['fr', 'Où est la cheminée ?', 'Peut-on fumer ?', 'Y a-t-il un extincteur ?'],
    ['nl', 'Waar is de open haard?', 'Mogen we roken?', 'Is er een brandblusser?'],
    ['et', 'Kus kamin on?', 'Kas suitsetada tohib?', 'Kas tulekustuti on olemas?'],
  ] as const)('and a question about them is none: %s', async (language, ...messages) => {
    const kinds = await Promise.all(messages.map((message) => kindsOf(language, message)));
    expect(kinds).toEqual([['wood-stove'], ['smoking'], ['unknown']]);
  });
});

it.each([
  ['en', 'Are you a robot?', 'Am I talking to a real person?', 'is this an AI'],
  ['de', 'Bist du ein Roboter?', 'Schreibe ich mit einem Menschen oder einer Maschine?'],
  ['fr', 'Êtes-vous un robot ?', 'Est-ce que je parle à une vraie personne ?'],
  ['nl', 'Ben je een robot?', 'Praat ik met een echt mens?'],
  ['et', 'Kas sa oled robot?', 'Kas te olete päris inimene?'],
] as const)('says what it is when a guest asks: %s', async (language, ...messages) => {
  for (const message of messages) expect(await kindsOf(language, message)).toEqual(['robot']);
});
