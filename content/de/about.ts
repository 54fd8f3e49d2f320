import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/about';
import type { Translated } from '../translated';

/** The copy of the about page. The stored page /info/about has the plain facts instead. */
export const about: Translated<typeof en.about> = {
  eyebrow: { time: '02:00', label: 'Über uns' },
  title: 'Um zwei Uhr nachts brennt in einem Fenster Licht.',
  description: `Wer hinter ${brand.name} steht: ein kleines Schweizer Unternehmen mit einer Nachtrezeption für Ferienwohnungen. Auftrag, Geschichte, Regeln, Team.`,
  lead: `Im Hotel sitzt die ganze Nacht jemand an der Rezeption. In der Ferienwohnung gibt es dafür das Handy des Gastgebers. ${brand.name} ist die Rezeption, die gefehlt hat.`,
};

/** What the company is for. */
export const mission: Translated<typeof en.mission> = {
  eyebrow: { time: '02:14', label: 'Auftrag' },
  title: 'Gastgeber schlafen. Gäste bekommen trotzdem Antwort.',
  paragraphs: [
    'Das meiste, was ein Handy auf dem Nachttisch meldet, wurde schon einmal gefragt: das WLAN, die Heizung, wohin mit dem Auto. Eine ruhige Nacht und eine schnelle Antwort schließen sich nicht aus. Die Antwort muss nur irgendwo aufgeschrieben sein, und jemand muss sie weitergeben.',
    'Das Aufschreiben ist Sache des Gastgebers, das Weitergeben ist unsere: auf WhatsApp, in der Sprache des Gastes, zu jeder Stunde.',
  ],
};

/** How it came about. */
export const story: Translated<typeof en.story> = {
  eyebrow: { time: '03:10', label: 'Geschichte' },
  title: 'Schwierig waren nicht die einfachen Fragen, sondern die anderen.',
  rows: [
    {
      when: String(brand.startYear.about),
      title: 'Zwei Gründerinnen, ein Gründer, eine Beobachtung',
      text: 'Wir haben in der Schweiz angefangen. Gäste in ganz verschiedenen Unterkünften fragen ziemlich dasselbe, und jeder Gastgeber beantwortet es jedes Mal von Hand. Die erste Fassung konnte eines: Sie erkannte die Frage und antwortete mit dem, was der Gastgeber aufgeschrieben hatte.',
    },
    {
      when: 'Dann',
      title: 'Was niemand im Voraus wissen kann',
      text: 'Ein Babybett steht im Keller, oder es steht dort nicht. Ein früher Check-in hängt von der Reinigung ab. Bei solchen Dingen ist eine kluge Antwort die falsche. Also lernte der Assistent einen Satz, der bei Software selten ist.',
    },
    {
      when: 'Heute',
      title: 'Das Nachfragen steht im Mittelpunkt',
      text: 'Eine zusätzliche Person, ein Babybett, ein früher Check-in: Der Wunsch geht an den Gastgeber, der mit Ja, Nein oder einem Stichwort antwortet. Der Gast erfährt es, und das Buchungssystem bekommt eine Notiz.',
    },
  ],
  sentence: {
    state: 'Fragt beim Gastgeber nach',
    text: 'Das weiß ich nicht. Ich frage das Team und schreibe Ihnen hier zurück.',
  },
};

/** The values, each with the piece of the product that keeps it. The examples are samples. */
export const values: Translated<typeof en.values> = {
  eyebrow: { time: '04:40', label: 'Werte' },
  title: 'Vier Regeln hängen hinter der Rezeption.',
  sample: 'Das Chalet Arve und seine Gäste sind erfunden.',
  rules: [
    {
      title: 'Der Assistent sagt, was er ist.',
      text: 'Schon in der ersten Nachricht stellt er sich als KI vor. Gäste haben ein Recht zu wissen, wem sie schreiben.',
    },
    {
      title: 'Der Assistent verspricht nichts im Namen des Gastgebers.',
      text: 'Geht es um Geld, Zeit oder ein weiteres Bett, entscheidet der Gastgeber, und dafür genügt ein Wort.',
    },
    {
      title: 'Die Worte des Gastgebers gehen vor.',
      text: 'Antworten kommen aus der Wissensdatenbank dieser einen Unterkunft. Eine gute Notiz ist mehr wert als ein kluger Satz.',
    },
    {
      title: 'Ausprobieren kostet nichts.',
      text: 'Niemand kann einen Nachtportier nach einem Prospekt beurteilen. Testen Sie, solange Sie möchten, und zahlen Sie, wenn Sie überzeugt sind.',
    },
  ],
  exhibits: {
    introduction: {
      from: 'desk',
      lang: 'it',
      text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve.`,
      translation: `Guten Abend Giulia, hier ist ${brand.name}, der KI-Assistent des Chalets Arve.`,
    },
    question: {
      door: 'Tür 5',
      text: 'möchte am Freitag eine zusätzliche Person mitbringen.',
      yes: 'ja',
      no: 'nein',
    },
    note: { tab: 'WLAN', text: 'Der Router steht im Regal über den Schuhen.' },
    price: { amount: '0', unit: '€', text: 'bis Sie überzeugt sind' },
  },
};

/** Who works here. The founders' names and sentences are samples until the real ones are filled in. */
export const team: Translated<typeof en.team> = {
  eyebrow: { time: '06:00', label: 'Team' },
  title: 'Ein Gründungsteam zu dritt, das die Support-Post noch selbst liest.',
  paragraphs: [
    'Wir sind ein kleines Team. Das Unternehmen wird aus der Schweiz geführt, und die meisten von uns arbeiten von zu Hause aus, in der mitteleuropäischen Zeitzone oder nicht weit davon.',
    'Klein heißt auch: Wir sagen, wenn etwas noch nicht gebaut ist. Smoobu ist das Buchungssystem, das bereits angebunden ist; Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung.',
  ],
  foundersTitle: 'Das Gründungsteam',
  founders: [
    {
      initials: 'SC',
      name: 'Seraina Caduff',
      role: 'Kundschaft und Produkt',
      text: 'Spricht erst mit Gastgebern und schreibt dann den Plan.',
    },
    {
      initials: 'LB',
      name: 'Luca Bernasconi',
      role: 'Technik',
      text: 'Hat dem Assistenten beigebracht, „Das weiß ich nicht“ zu sagen.',
    },
    {
      initials: 'MF',
      name: 'Mélanie Favre',
      role: 'Sprachen und Support',
      text: 'Liest, was Gäste schreiben und was sie als Antwort bekamen.',
    },
  ],
};

/** The way to us. */
export const talk: Translated<typeof en.talk> = {
  eyebrow: { time: '06:30', label: 'Sprechen Sie mit uns' },
  title: 'Schreiben Sie uns. Ein Mensch antwortet.',
  links: {
    contact: { label: 'Zum Kontaktformular', href: paths.contact },
    careers: { label: 'Offene Stellen ansehen', href: paths.careers },
    integrations: { label: 'Welche Systeme angebunden sind', href: paths.integrations },
  },
  mail: 'Oder per E-Mail:',
};
