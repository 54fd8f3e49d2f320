import { brand } from '@/lib/brand';
import type * as en from '../en/home';
import type { Translated } from '../translated';

/** What each tag means. */
export const statusLabels: Translated<typeof en.statusLabels> = {
  answered: 'Beantwortet',
  asking: 'Fragt beim Gastgeber nach',
  waiting: 'Wartet auf den Gast',
};

/** The copy of the hero. */
export const hero: Translated<typeof en.hero> = {
  eyebrow: { time: '02:14', label: 'Die Rezeption ist wach' },
  title: 'Die KI-\u2060Rezeption, die Ihren Gästen rund um die Uhr antwortet.',
  lead: `Der KI-Co-Host ${brand.name} antwortet auf WhatsApp in der Sprache Ihrer Gäste, mit dem, was Sie über Ihre Unterkunft aufgeschrieben haben. Und wenn er sich nicht sicher ist, fragt er Sie.`,
  action: 'Jetzt starten',
  newTab: '(öffnet in neuem Tab)',
  house: 'Chalet Arve',
  chooseDoor: 'Wählen Sie eine Tür: Hinter jeder liegt eine Wohnung im Chalet Arve',
  chooseLanguage: 'Mitlesen auf',
  legend: 'Was die Schlüsselanhänger bedeuten',
  door: 'Tür {door}',
  writes: 'WhatsApp, auf {language}',
  now: 'jetzt',
  you: { en: 'You', fr: 'Vous\u00A0', de: 'Sie', nl: 'U', et: 'Teie' },
};

/** The copy of the three posters. */
export const glance: Translated<typeof en.glance> = {
  eyebrow: { time: '02:41', label: 'Auf einen Blick' },
  title: 'Es klingelt seltener. Und wenn, dann ist es wirklich für Sie.',
  questions: {
    title: 'Weniger Fragen, die sich wiederholen',
    text: 'WLAN, Parkplatz, Müll, Kaffeemaschine: beantwortet aus Ihren eigenen Notizen, zu jeder Stunde. Das spart Ihnen mehr als 5\u00a0Stunden pro Woche.',
    tag: 'Beantwortet',
  },
  requests: {
    title: 'Antworten auf Gästewünsche',
    text: 'Ein Babybett, ein früherer Check-in, eine zusätzliche Person: Sie entscheiden mit einem Wort, und der Gast erfährt es.',
    tag: 'ja',
  },
  improves: {
    title: 'Wird mit der Zeit besser',
    text: 'Was der Assistent nicht beantworten konnte, schreiben Sie einmal auf. Von da an steckt dazu eine Karte im Karteikasten.',
    newCard: { tab: 'Babybett', lines: ['Ja. Es ist bezogen,', 'bevor Sie ankommen.'] },
    cards: ['Parken', 'Müllabfuhr', 'Heizung', 'WLAN'],
  },
};

/** The copy of the feature grid; each feature has the drawing of its name. */
export const featuresGrid: Translated<typeof en.featuresGrid> = {
  eyebrow: { time: '04:55', label: 'Was hinter der Rezeption steckt' },
  title: 'Acht Fächer, und in jedem etwas Nützliches.',
  scroller: 'Die acht Fächer',
  features: [
    {
      drawing: 'escalation',
      title: 'Fragt im richtigen Moment',
      text: 'Weiß der Assistent etwas nicht oder braucht er Ihre Zusage, fragt er Sie. Ein Ja oder ein Nein genügt.',
    },
    {
      drawing: 'whatsapp',
      title: 'Auf WhatsApp zu Hause',
      text: 'Gäste schreiben, wo sie ohnehin schreiben. Niemand muss eine App installieren oder einen Link öffnen.',
    },
    {
      drawing: 'analytics',
      title: 'Ein Dashboard mit Zahlen',
      text: 'Antwortzeiten, Zufriedenheit der Gäste und die Fragen, die immer wiederkommen, auf einen Blick.',
    },
    {
      drawing: 'hours',
      title: 'Wach rund um die Uhr',
      text: '02:14 ist hier eine Uhrzeit wie jede andere. Die Rezeption ist jede Nacht des Jahres wach.',
    },
    {
      drawing: 'languages',
      title: 'Die Sprache des Gastes',
      text: 'Der Assistent liest jede Nachricht in der Sprache, in der sie geschrieben ist, und antwortet in derselben.',
    },
    {
      drawing: 'notes',
      title: 'Notizen im Buchungssystem',
      text: 'Was vereinbart wurde, steht in der Buchungsnotiz, wo Ihr ganzes Team es lesen kann.',
    },
    {
      drawing: 'onboarding',
      title: 'Begleiteter Einstieg',
      text: 'Verbinden, Unterkunft beschreiben, testen, starten. Wir gehen die vier Schritte mit Ihnen.',
    },
    {
      drawing: 'simulator',
      title: 'Ein Antwort-Simulator',
      text: 'Fragen Sie, als wären Sie der Gast, korrigieren Sie die Antwort und lassen Sie den Assistenten erst dann zu Wort kommen.',
    },
  ],
};

/** The copy of the ledger that turns from night to dawn: ten messages, of which three need the host. */
export const night: Translated<typeof en.night> = {
  title: 'Die Nacht, Zeile für Zeile.',
  lead: 'Eine Beispielnacht: das Chalet Arve an einem Samstag im August, alle zwölf Wohnungen belegt. Die Nummer an der Tür sagt, aus welcher geschrieben wird. Vor dem Frühstück kamen zehn Nachrichten.',
  rowsTitle: 'Die zehn Nachrichten',
  answered: 'Beantwortet',
  waits: 'Wartet auf Sie',
  rows: [
    { time: '22:51', door: 4, text: 'Fragt, in welche Tonne das Glas kommt', waits: false },
    { time: '23:38', door: 10, text: 'Fragt, wo man am Sonntag parken kann', waits: false },
    { time: '00:16', door: 2, text: 'Möchte morgen um 11\u00a0Uhr einchecken', waits: true },
    { time: '01:09', door: 6, text: 'Fragt nach einer Apotheke mit Notdienst', waits: false },
    { time: '02:02', door: 3, text: 'Fragt, wie die Fensterläden zugehen', waits: false },
    { time: '02:47', door: 11, text: 'Möchte ab Montag ein Babybett', waits: true },
    { time: '03:33', door: 1, text: 'Fragt, wohin um fünf Uhr mit dem Schlüssel', waits: false },
    { time: '04:20', door: 8, text: 'Möchte eine zusätzliche Person mitbringen', waits: true },
    { time: '05:04', door: 12, text: 'Fragt nach dem Bus zum Zug um 7:02\u00a0Uhr', waits: false },
    { time: '05:37', door: 9, text: 'Fragt, ob die Bäckerei sonntags öffnet', waits: false },
  ],
  dawn: {
    time: '05:45',
    label: 'Es wird hell',
    lines: ['Sieben haben ihre Antwort.', 'Drei warten auf ein Wort von Ihnen.'],
  },
};

/** The copy of the morning: four doors are settled, and one question is left for the host. */
export const morning: Translated<typeof en.morning> = {
  eyebrow: { time: '06:30', label: 'Guten Morgen' },
  title: 'Die Nacht ist geschafft. Eine Antwort fehlt noch: Ihre.',
  action: 'Jetzt starten',
  ledgerTitle: 'Das Nachtbuch',
  rows: [
    {
      time: '23:05',
      door: 3,
      text: 'Früher Check-in um 13\u00a0Uhr, mit Ihrem Ja',
      status: 'answered',
    },
    { time: '00:37', door: 9, text: 'WLAN, aus der Wissensdatenbank', status: 'answered' },
    { time: '01:26', door: 12, text: 'Schlüsselbox erklärt, wartet auf Daan', status: 'waiting' },
    { time: '02:14', door: 7, text: 'Babybett: Ihr Ja, Gast informiert', status: 'answered' },
  ],
  left: {
    time: '04:02',
    door: 5,
    text: 'möchte am Freitag eine zusätzliche Person mitbringen.',
    reply: 'Antworten Sie mit Ja oder Nein.',
  },
};

/** The ways to try it, above the prices. The first is also the second action of the hero. */
export const ways: Translated<typeof en.ways> = {
  title: 'Erst ausprobieren, dann der Preis.',
  houseBook: {
    label: 'Hausbuch erstellen',
    text: 'Fügen Sie Ihr Inserat oder Ihre Gästemappe ein: Daraus wird ein Hausbuch für Ihre Gäste, und Sie sehen, was noch fehlt. Nichts verlässt Ihren Browser.',
  },
  calculator: {
    label: 'Ausrechnen, ob es sich lohnt',
    text: 'Tragen Sie Ihre eigenen Zahlen ein und sehen Sie, ab wie vielen Nachrichten der Assistent seinen Preis wert ist.',
  },
  demo: {
    label: 'Auf dem eigenen Handy testen',
    text: 'Machen Sie eine Demo-Buchung auf Ihren Namen. Der Assistent schreibt Ihnen, wie er einem Gast schreiben würde.',
  },
};
