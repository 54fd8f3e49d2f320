import type * as en from '../en/product';
import type { Translated } from '../translated';

/** The copy of the product page around the sections it is made of. */
export const productPage: Translated<typeof en.productPage> = {
  pageTitle: 'Das Produkt',
  description:
    'Die ganze Rezeption auf einer Seite: wie ein Gast von der Buchung bis zum Frühstück Antwort bekommt und was die Rezeption je Unterkunft kostet.',
  eyebrow: { time: '21:30', label: 'Das Produkt' },
  title: 'Eine Rezeption für jede Unterkunft, von der Buchung bis zum Frühstück.',
  lead: 'Diese Seite folgt einer Nacht: wie eine Nachricht beantwortet wird, was Ihnen das erspart, was hinter der Rezeption steckt, und am Morgen der Preis.',
  contents: 'Auf dieser Seite',
  tags: [
    { time: '02:14', label: 'So funktioniert es', href: '#how-it-works-title' },
    { time: '02:41', label: 'Auf einen Blick', href: '#glance-title' },
    { time: '04:55', label: 'Die acht Fächer', href: '#features' },
    { time: '06:10', label: 'Preise', href: '#pricing' },
  ],
};

/** The copy of its closing call to action. */
export const productEnd: Translated<typeof en.productEnd> = {
  title: 'Schon heute Nacht kann Ihre Rezeption wach sein.',
};

/** The copy of the pricing section; every amount in it is computed from the two stored prices. */
export const pricing: Translated<typeof en.pricing> = {
  eyebrow: { time: '06:10', label: 'Preise' },
  title: 'Ein Schlüssel, ein Preis je Unterkunft.',
  lead: 'Testen Sie kostenlos, solange Sie möchten, und ohne Kreditkarte. Sie zahlen nichts, bis Sie überzeugt sind.',
  billing: 'Abrechnung',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  unit: '€ pro Monat und Unterkunft',
  billedMonthly: 'Jeden Monat abgerechnet',
  billedYearly: 'Jährlich abgerechnet: {amount}\u00a0€',
  /** Beside the yearly price. */
  saves: 'spart {percent}\u00a0%',
  /** Prices that will be valid; several that begin on one day are one sentence. */
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
    doors: [1, 4, 12],
  },
  toCalculator: 'Für Ihre Unterkünfte ausrechnen',
};

/** What search engines call the prices. */
export const offers: Translated<typeof en.offers> = {
  trial: 'Kostenlos testen, solange Sie möchten',
  subscription: 'Abonnement, je Unterkunft und Monat',
  monthly: 'Monatliche Abrechnung, je Unterkunft',
  yearly: 'Jährliche Abrechnung, je Unterkunft und Monat',
  unit: 'Monat je Unterkunft',
};

/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta: Translated<typeof en.cta> = {
  eyebrow: { time: '22:00', label: 'Heute Abend' },
  title: 'Hängen Sie heute Abend das Schild an die Tür.',
  lead: 'Verbinden Sie Ihr Buchungssystem, beschreiben Sie die Unterkunft und stellen Sie dem Simulator Ihre schwierigsten Fragen. Testen ist kostenlos, solange Sie möchten, ohne Kreditkarte, und Sie zahlen nichts, bis Sie überzeugt sind.',
  action: 'Jetzt starten',
  hanger: { title: ['Bitte nicht', 'stören'], text: ['Die Rezeption', 'ist wach.'] },
};
