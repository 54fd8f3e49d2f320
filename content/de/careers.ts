import { brand } from '@/lib/brand';
import type * as en from '../en/careers';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  careers: {
    eyebrow: { label: 'Karriere' },
    title: 'Bauen Sie die Nachtrezeption. Und gehen Sie um sechs nach Hause.',
    pageTitle: 'Karriere',
    lead: `${brand.name} antwortet Gästen die ganze Nacht, damit niemand für sie aufbleiben muss. Auch wir bleiben nicht auf: Die Nachtschicht übernimmt die Software, und die Menschen, die sie bauen, arbeiten am Tag.`,
    seePositions: 'Offene Stellen ansehen',
    hooks: { free: 'frei' },
    description: `Arbeiten Sie an dem KI-Co-Host, der nachts die Rezeption von Ferienwohnungen übernimmt: offene Stellen bei ${brand.name}, Arbeitsweise und Bewerbung.`,
  },
  culture: {
    eyebrow: { label: 'Wie wir arbeiten' },
    title: 'Vier Dinge, an denen Sie uns messen können.',
    remote: {
      title: 'Ortsunabhängig',
      text: 'Arbeiten Sie, wo Sie möchten, solange die Schweizer Uhrzeit in Reichweite ist. Entschieden wird schriftlich, damit niemand etwas verpasst, nur weil er nicht im Raum war.',
      clocks: [{ place: 'Lissabon' }, { place: 'Bern' }, { place: 'Tallinn' }],
    },
    collaborative: {
      title: 'Gemeinsam',
      text: 'Alles liest noch ein anderer Mensch, bevor es ein Gast liest: Code, eine Regel, einen Satz auf Italienisch.',
      slips: [
        { from: 'Geschrieben', what: '„Das Babybett ist im Keller.“' },
        { from: 'Gelesen', what: 'Der Gast hat keinen Kellerschlüssel.' },
        { from: 'Gesendet', what: '„Das Babybett steht spätestens um vier vor Ihrer Tür.“' },
      ],
    },
    impact: {
      title: 'Arbeit, die etwas bewirkt',
      text: 'Was Sie heute fertig machen, braucht heute Nacht ein Gast vor einer verschlossenen Tür, dessen Gastgeber schläft.',
      row: { door: 'Tür 7', what: 'Fragt nach einem Babybett', state: 'Beantwortet' },
    },
    hours: {
      title: 'Flexible Arbeitszeiten',
      text: 'Ihre Stunden richten sich nach Ihrem Tag. Zwei Besprechungen pro Woche stehen fest; die Nacht gehört der Rezeption, und niemand muss auf sie aufpassen.',
      days: [{ day: 'Mo' }, { day: 'Di' }, { day: 'Mi' }, { day: 'Do' }, { day: 'Fr' }],
      you: 'Sie',
      call: 'Besprechung',
      desk: 'Rezeption',
      label:
        'Eine Woche als Beispiel: Arbeitszeit an fünf Tagen, eine Besprechung am Montag und eine am Donnerstag, und ab acht Uhr abends nur noch die Rezeption.',
    },
  },
  positions: {
    eyebrow: { label: 'Offene Stellen' },
    title: 'Offene Stellen',
    lead: 'Lesen Sie eine und sagen Sie uns, was Sie daraus machen würden.',
    posted: 'Veröffentlicht am',
    more: (shown: number) => `Es werden die ${shown} neuesten Stellen gezeigt.`,
    empty: 'Zurzeit keine offenen Stellen. Schauen Sie bald wieder vorbei!',
    error:
      'Beim Laden der offenen Stellen ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    errorToast:
      'Die offenen Stellen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    general: {
      question: 'Nichts Passendes dabei?',
      text: 'Sagen Sie uns, was Sie hier tun würden und warum wir es brauchen.',
      action: 'Initiativ bewerben',
      subject: 'Initiativbewerbung',
    },
  },
  life: {
    eyebrow: { label: 'Die Rezeption übernimmt' },
    title: `Die Woche bei ${brand.name}`,
    text: 'Ein kleines Unternehmen, also ist eine Woche schnell erzählt. Sie beginnt mit dem, was in der Nacht schiefging, und endet, bevor etwas Neues schiefgehen kann.',
    action: 'Zu den offenen Stellen',
    week: [
      {
        day: 'Montag',
        text: 'Die erste Besprechung. Vor allem anderen lesen wir die Antworten, die am Wochenende misslungen sind.',
      },
      {
        day: 'Dienstag',
        text: 'Wer nah genug wohnt, trifft sich für einen Tag. Was dort entschieden wird, steht noch am selben Tag im Protokoll.',
      },
      {
        day: 'Mittwoch',
        text: 'Gar keine Besprechungen. Das meiste, worauf wir stolz sind, entstand an einem Mittwoch.',
      },
      {
        day: 'Donnerstag',
        text: 'Die zweite Besprechung: was Gastgeber gesagt haben und was wir damit tun.',
      },
      {
        day: 'Freitag',
        text: 'Kleine Reparaturen, Dankesbriefe, nichts Neues. Am Wochenende hat die Rezeption volles Haus.',
      },
    ],
  },
  job: {
    back: 'Zurück zu allen Stellen',
    eyebrow: { label: 'Offene Stelle' },
    facts: {
      department: 'Bereich',
      location: 'Ort',
      type: 'Anstellungsart',
      salary: 'Gehalt',
      posted: 'Veröffentlicht am',
    },
    salaries: {
      hour: '{amount} pro Stunde',
      day: '{amount} pro Tag',
      week: '{amount} pro Woche',
      month: '{amount} pro Monat',
      year: '{amount} pro Jahr',
    },
    about: 'Über die Stelle',
    requirements: 'Was Sie mitbringen',
    missing: 'Diese Stelle gibt es nicht oder nicht mehr.',
    error:
      'Beim Laden der Stelle ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    errorToast:
      'Die Stelle konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    return: 'Zurück zu Karriere',
  },
  application: {
    apply: 'Jetzt bewerben',
    title: 'Ihre Bewerbung',
    for: 'Für',
    fullName: 'Vor- und Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    letter: 'Anschreiben',
    letterHint: 'Ein paar Sätze genügen.',
    resume: 'Lebenslauf',
    chooseFile: 'Datei auswählen',
    noFile: 'Keine Datei ausgewählt',
    resumeHint: 'Erlaubte Formate: PDF, DOC, DOCX',
    resumeSize: 'Höchstens 5\u00a0MB.',
    resumeTooLarge:
      'Ihre Datei ist größer als 5\u00a0MB, deshalb wurde nichts gesendet. Gehen Sie eine Seite zurück: Dort steht, was Sie geschrieben haben. Wählen Sie dann eine kleinere Datei.',
    action: 'Bewerbung senden',
    pending: 'Wird gesendet\u00a0…',
    cancel: 'Abbrechen',
    use: 'Was Sie senden, lesen nur die Menschen, die über diese Stelle entscheiden.',
    draft:
      'Bis Sie das Formular senden, merkt sich dieser Browser-Tab, was Sie getippt haben, aber nicht die Datei. Schließen Sie den Tab, ist alles weg.',
    privacy: 'Datenschutzerklärung',
    optional: forms.optional,
    honeypot: forms.honeypot,
    received: {
      title: 'Bewerbung gesendet',
      text: 'Vielen Dank für Ihre Bewerbung! Wir sehen sie uns an und melden uns bald bei Ihnen.',
    },
    failed: {
      title: 'Bewerbung nicht gesendet',
      text: 'Beim Senden Ihrer Bewerbung ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    },
    closed: {
      title: 'Diese Ausschreibung wurde gerade geschlossen.',
      text: 'Ihre Bewerbung wurde nicht gesendet. Sollen wir sie für eine andere Stelle behalten, schreiben Sie an',
    },
  },
};
