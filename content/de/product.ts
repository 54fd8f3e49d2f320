import type * as en from '../en/product';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  productPage: {
    pageTitle: 'Das Produkt',
    description:
      'Die ganze Rezeption auf einer Seite: wie ein Gast von der Buchung bis zum Frühstück Antwort bekommt und was die Rezeption je Unterkunft kostet.',
    eyebrow: { label: 'Das Produkt' },
    title: 'Eine Rezeption für jede Unterkunft, von der Buchung bis zum Frühstück.',
    lead: 'Diese Seite folgt einer Nacht: wie eine Nachricht beantwortet wird, was Ihnen das erspart, was hinter der Rezeption steckt, und am Morgen der Preis.',
    contents: 'Auf dieser Seite',
    tags: [
      { label: 'So geht es' },
      { label: 'Auf einen Blick' },
      { label: 'Die acht Fächer' },
      { label: 'Preise' },
    ],
  },
  productEnd: {
    title: 'Schon heute Nacht kann Ihre Rezeption wach sein.',
  },
  pricing: {
    eyebrow: { label: 'Preise' },
    title: 'Ein Schlüssel, ein Preis je Unterkunft.',
    lead: 'Testen Sie kostenlos, solange Sie möchten, und ohne Kreditkarte. Sie zahlen nichts, bis Sie überzeugt sind.',
    billing: 'Abrechnung',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    unit: '€ pro Monat und Unterkunft',
    billedMonthly: 'Jeden Monat abgerechnet',
    billedYearly: 'Jährlich abgerechnet: {amount}\u00a0€',
    saves: 'spart {percent}\u00a0%',
    announced: {
      sentence: 'Ab dem {day} kostet Nightdesk je Unterkunft {prices}.',
      monthly: '{amount}\u00a0€ im Monat bei monatlicher Abrechnung',
      yearly: '{amount}\u00a0€ im Jahr bei jährlicher Abrechnung',
      and: ' und ',
    },
    reassurance: 'Keine Kreditkarte. Keine Kosten, bis Sie überzeugt sind.',
    action: 'Jetzt starten',
    featuresTitle: 'In jedem Preis enthalten',
    features: [
      'Abgleich mit Ihrem Buchungssystem in beide Richtungen',
      'Eigene Wissensdatenbank je Unterkunft',
      'Online-Simulator',
      'Unbegrenzt viele Chats pro Gast',
      'Auswertung: was Gäste immer wieder fragen',
      'Hilfe beim Einstieg',
    ],
    table: {
      caption: 'Was ein Jahr kostet, in Euro',
      columns: ['Unter\u00adkünfte', 'Monatlich × 12', 'Jährlich', 'Sie sparen'],
    },
    toCalculator: 'Für Ihre Unterkünfte ausrechnen',
  },
  offers: {
    trial: 'Kostenlos testen, solange Sie möchten',
    subscription: 'Abonnement, je Unterkunft und Monat',
    monthly: 'Monatliche Abrechnung, je Unterkunft',
    yearly: 'Jährliche Abrechnung, je Unterkunft und Monat',
    unit: 'Monat je Unterkunft',
  },
  cta: {
    eyebrow: { label: 'Heute Abend' },
    title: 'Hängen Sie heute Abend das Schild an die Tür.',
    lead: 'Verbinden Sie Ihr Buchungssystem, beschreiben Sie die Unterkunft und stellen Sie dem Simulator Ihre schwierigsten Fragen. Testen ist kostenlos, solange Sie möchten, ohne Kreditkarte, und Sie zahlen nichts, bis Sie überzeugt sind.',
    action: 'Jetzt starten',
    hanger: { title: ['Bitte nicht', 'stören'], text: ['Die Rezeption', 'ist wach.'] },
  },
};
