import { brand } from '@/lib/brand';
import type * as en from '../en/about';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  about: {
    eyebrow: { label: 'Über uns' },
    title: 'Um zwei Uhr nachts brennt in einem Fenster Licht.',
    pageTitle: 'Über uns',
    description: `Wer hinter ${brand.name} steht: ein kleines Schweizer Unternehmen mit einer Nachtrezeption für Ferienwohnungen. Auftrag, Geschichte, Regeln, Team.`,
    lead: `Im Hotel sitzt die ganze Nacht jemand an der Rezeption. In der Ferienwohnung gibt es dafür das Handy des Gastgebers. ${brand.name} ist die Rezeption, die gefehlt hat.`,
  },
  mission: {
    eyebrow: { label: 'Auftrag' },
    title: 'Gastgeber schlafen. Gäste bekommen trotzdem Antwort.',
    paragraphs: [
      'Das meiste, was ein Handy auf dem Nachttisch meldet, wurde schon einmal gefragt: das WLAN, die Heizung, wohin mit dem Auto. Eine ruhige Nacht und eine schnelle Antwort schließen sich nicht aus. Die Antwort muss nur irgendwo aufgeschrieben sein, und jemand muss sie weitergeben.',
      'Das Aufschreiben ist Sache des Gastgebers, das Weitergeben ist unsere: auf WhatsApp, in der Sprache des Gastes, zu jeder Stunde.',
    ],
  },
  story: {
    eyebrow: { label: 'Geschichte' },
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
  },
  values: {
    eyebrow: { label: 'Werte' },
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
        translation: `Guten Abend Giulia, hier ist ${brand.name}, der KI-Assistent des Chalets Arve.`,
      },
      question: {
        door: 'Tür 5',
        text: 'möchte am Freitag eine zusätzliche Person mitbringen.',
        yes: 'ja',
        no: 'nein',
      },
      note: { tab: 'WLAN', text: 'Der Router steht im Regal über den Schuhen.' },
      price: { unit: '€', text: 'bis Sie überzeugt sind' },
    },
  },
  team: {
    eyebrow: { label: 'Team' },
    title: 'Ein Gründungs\u00ADteam zu dritt, das die Support-Post noch selbst liest.',
    paragraphs: [
      'Wir sind ein kleines Team. Das Unternehmen wird aus der Schweiz geführt, und die meisten von uns arbeiten von zu Hause aus, in der mitteleuropäischen Zeitzone oder nicht weit davon.',
      'Klein heißt auch: Wir sagen, wenn etwas noch nicht gebaut ist. Smoobu ist das Buchungssystem, das bereits angebunden ist; Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung.',
    ],
    foundersTitle: 'Das Gründungsteam',
    founders: [
      {
        name: 'Seraina Caduff',
        role: 'Kundschaft und Produkt',
        text: 'Spricht erst mit Gastgebern und schreibt dann den Plan.',
      },
      {
        name: 'Luca Bernasconi',
        role: 'Technik',
        text: 'Hat dem Assistenten beigebracht, „Das weiß ich nicht“ zu sagen.',
      },
      {
        name: 'Mélanie Favre',
        role: 'Sprachen und Support',
        text: 'Liest, was Gäste schreiben und was sie als Antwort bekamen.',
      },
    ],
  },
  talk: {
    eyebrow: { label: 'Sprechen Sie mit uns' },
    title: 'Schreiben Sie uns. Ein Mensch antwortet.',
    links: {
      contact: { label: 'Zum Kontaktformular' },
      careers: { label: 'Offene Stellen ansehen' },
      integrations: { label: 'Welche Systeme angebunden sind' },
    },
    mail: 'Oder per E-Mail:',
  },
};
