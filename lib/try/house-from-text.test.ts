import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { languages, type Language } from '../languages/languages.ts';
import { emergencyCountries, emergencyNumber } from './emergency.ts';
import { houseFromText, LONGEST_TEXT } from './house-from-text.ts';
import { OWN_HOUSE } from './own-house-limits.ts';

const topicsIn = (language: Language) => {
  const { tryNotes, try: words } = wordsIn(language);
  return words.topicGroups.flatMap((group) =>
    group.topics.map(({ id, question }) => ({
      id,
      question,
      label: tryNotes.houseNotes.find((note) => note.id === id)!.label,
    })),
  );
};
const read = async (language: Language, text: string) =>
  houseFromText(text, topicsIn(language), language);

it('places headings, lists, lines and sentences, and keeps the rest', async () => {
  const text = `House by the lake

Welcome to our home!

WIFI
Network: Lake-5
Password: on the fridge

Check-out: by 10 am

## Parking
There is one space in front of the house.

House rules
- No smoking inside
- One small dog is welcome for 10 EUR
- Take off your shoes

1. Heating
Turn the dial to 4.

The bins are emptied on Monday. The coffee machine takes pods. There is a canoe in the shed.
<script>alert(1)</script>`;
  expect(await read('en', text)).toEqual({
    house: {
      name: 'House by the lake',
      country: null,
      notes: {
        wifi: 'Network: Lake-5\nPassword: on the fridge',
        'check-out': 'by 10 am',
        parking: 'There is one space in front of the house.',
        smoking: 'No smoking inside',
        pets: 'One small dog is welcome for 10 EUR',
        heating: 'Turn the dial to 4.\n<script>alert(1)</script>',
        bins: 'The bins are emptied on Monday.',
        coffee: 'The coffee machine takes pods.',
      },
      further: [
        { title: '', text: 'Welcome to our home!' },
        { title: 'House rules', text: 'Take off your shoes' },
        { title: '', text: 'There is a canoe in the shed.' },
      ],
    },
  });
});

it.each([
  ['de', 'WLAN: Netz See-5', 'Müll\nAm Montag an die Straße', 'Ein kleiner Hund ist willkommen.'],
  ['fr', 'Wifi : réseau Lac-5', 'Poubelles\nLe lundi', 'Un petit chien est le bienvenu.'],
  ['nl', 'Wifi: netwerk Meer-5', 'Afval\nOp maandag', 'Een kleine hond is welkom.'],
  ['et', 'Wifi: võrk Järv-5', 'Prügi\nEsmaspäeval', 'Üks väike koer on teretulnud.'],
] as const)('reads the language of the page: %s', async (language, wifi, bins, pets) => {
  expect(await read(language, [wifi, bins, pets].join('\n\n'))).toMatchObject({
    house: {
      notes: { wifi: expect.any(String), bins: expect.any(String), pets },
      further: [],
    },
  });
});

it.each([
  ['nothing', ' \n ', 'empty'],
  ['more than its bound', 'x'.repeat(LONGEST_TEXT + 1), 'size'],
])('refuses %s', async (_, text, problem) => {
  expect(await read('en', text)).toEqual({ problem });
});

it.each(languages)(
  'loses no word, keeps the bounds of a house, and reads alike twice: %s',
  async (language) => {
    const line = fc.oneof(
      fc.constantFrom('WIFI', '# Parking', 'Check-out: 10', '- one', '', '1. Heating', '**Sauna**'),
      fc.lorem({ maxCount: 30 }),
      fc.string({ maxLength: 200 }),
    );
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        const text = lines.join('\n');
        const result = await read(language, text);
        expect(result).toEqual(await read(language, text));
        if (!('house' in result)) return;
        const { name, notes, further } = result.house;
        const labels = topicsIn(language).map(({ label }) => label);
        const texts = [
          ...Object.values(notes),
          ...further.flatMap(({ title, text: own }) => [title, own]),
        ];
        const kept = new Set(wordsOf([name, ...texts, ...labels].join('\n')));
        // A heading goes where each of its lines found a note of its own.
        const lost = lines
          .filter((line) => wordsOf(line).length > 6)
          .flatMap(wordsOf)
          .filter((word) => !kept.has(word));
        expect(lost).toEqual([]);
        for (const note of [...Object.values(notes), ...further.map((each) => each.text)])
          expect(note.length).toBeLessThanOrEqual(OWN_HOUSE.longestNote);
        expect(further.length).toBeLessThanOrEqual(OWN_HOUSE.mostFurther);
      }),
      { numRuns: 50 },
    );
  },
);

it.each([
  ['CH', '112', '144'],
  ['EE', '112', undefined],
  ['GB', '999', undefined],
  ['US', '911', undefined],
  ['AU', '000', undefined],
  ['NZ', '111', undefined],
] as const)('the emergency number of %s is %s', (country, all, ambulance) => {
  expect(emergencyNumber(country)).toMatchObject({ all, ...(ambulance && { ambulance }) });
});

it('knows no number of a country that is not listed, and a name of each that is', () => {
  expect([emergencyNumber(null), emergencyNumber('XX'), emergencyNumber('toString')]).toEqual([
    null,
    null,
    null,
  ]);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(emergencyCountries.filter((code) => !names.of(code))).toEqual([]);
});
