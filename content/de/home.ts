import { brand } from '@/lib/brand';
import type * as en from '../en/home';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  statusLabels: {
    answered: 'Beantwortet',
    asking: 'Fragt beim Gastgeber nach',
    waiting: 'Wartet auf den Gast',
  },
  hero: {
    eyebrow: { label: 'Die Rezeption ist wach' },
    title: 'Die KI-\u2060Rezeption, die Ihren Gästen rund um die Uhr antwortet.',
    pageTitle: 'KI-Rezeption für Ferienwohnungen, rund um die Uhr',
    description:
      'Gästebetreuung auf WhatsApp: Ein KI-Co-Host antwortet Ihren Gästen Tag und Nacht in ihrer Sprache und fragt Sie, wenn er sich nicht sicher ist.',
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
  },
  glance: {
    eyebrow: { label: 'Auf einen Blick' },
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
  },
  featuresGrid: {
    eyebrow: { label: 'Was hinter der Rezeption steckt' },
    title: 'Acht Fächer, und in jedem etwas Nützliches.',
    scroller: 'Die acht Fächer',
    features: [
      {
        title: 'Fragt im richtigen Moment',
        text: 'Weiß der Assistent etwas nicht oder braucht er Ihre Zusage, fragt er Sie. Ein Ja oder ein Nein genügt.',
      },
      {
        title: 'Auf WhatsApp zu Hause',
        text: 'Gäste schreiben, wo sie ohnehin schreiben. Niemand muss eine App installieren oder einen Link öffnen.',
      },
      {
        title: 'Ein Dashboard mit Zahlen',
        text: 'Antwortzeiten, Zufriedenheit der Gäste und die Fragen, die immer wiederkommen, auf einen Blick.',
      },
      {
        title: 'Wach rund um die Uhr',
        text: '02:14 ist hier eine Uhrzeit wie jede andere. Die Rezeption ist jede Nacht des Jahres wach.',
      },
      {
        title: 'Die Sprache des Gastes',
        text: 'Der Assistent liest jede Nachricht in der Sprache, in der sie geschrieben ist, und antwortet in derselben.',
      },
      {
        title: 'Notizen im Buchungssystem',
        text: 'Was vereinbart wurde, steht in der Buchungsnotiz, wo Ihr ganzes Team es lesen kann.',
      },
      {
        title: 'Begleiteter Einstieg',
        text: 'Verbinden, Unterkunft beschreiben, testen, starten. Wir gehen die vier Schritte mit Ihnen.',
      },
      {
        title: 'Ein Antwort-Simulator',
        text: 'Fragen Sie, als wären Sie der Gast, korrigieren Sie die Antwort und lassen Sie den Assistenten erst dann zu Wort kommen.',
      },
    ],
  },
  night: {
    title: 'Die Nacht, Zeile für Zeile.',
    lead: 'Eine Beispielnacht: das Chalet Arve an einem Samstag im August, alle zwölf Wohnungen belegt. Die Nummer an der Tür sagt, aus welcher geschrieben wird. Vor dem Frühstück kamen zehn Nachrichten.',
    rowsTitle: 'Die zehn Nachrichten',
    answered: 'Beantwortet',
    waits: 'Wartet auf Sie',
    rows: [
      { text: 'Fragt, in welche Tonne das Glas kommt' },
      { text: 'Fragt, wo man am Sonntag parken kann' },
      { text: 'Möchte morgen um 11\u00a0Uhr einchecken' },
      { text: 'Fragt nach einer Apotheke mit Notdienst' },
      { text: 'Fragt, wie die Fensterläden zugehen' },
      { text: 'Möchte ab Montag ein Babybett' },
      { text: 'Fragt, wohin um fünf Uhr mit dem Schlüssel' },
      { text: 'Möchte eine zusätzliche Person mitbringen' },
      { text: 'Fragt nach dem Bus zum Zug um 7:02\u00a0Uhr' },
      { text: 'Fragt, ob die Bäckerei sonntags öffnet' },
    ],
    dawn: {
      label: 'Es wird hell',
      lines: ['Sieben haben ihre Antwort.', 'Drei warten auf ein Wort von Ihnen.'],
    },
  },
  morning: {
    eyebrow: { label: 'Guten Morgen' },
    title: 'Die Nacht ist geschafft. Eine Antwort fehlt noch: Ihre.',
    action: 'Jetzt starten',
    ledgerTitle: 'Das Nachtbuch',
    rows: [
      { text: 'Früher Check-in um 13\u00a0Uhr, mit Ihrem Ja' },
      { text: 'WLAN, aus der Wissensdatenbank' },
      { text: 'Schlüsselbox erklärt, wartet auf Daan' },
      { text: 'Babybett: Ihr Ja, Gast informiert' },
    ],
    left: {
      text: 'möchte am Freitag eine zusätzliche Person mitbringen.',
      reply: 'Antworten Sie mit Ja oder Nein.',
    },
  },
  ways: {
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
  },
};
