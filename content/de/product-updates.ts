import { brand } from '@/lib/brand';
import type * as en from '../en/product-updates';
import type { Texts } from '../translated';
import { texts as states } from './states';

const error =
  'Die Neuerungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.';

export const texts: Texts<typeof en> = {
  updatePages: {
    all: {
      eyebrow: { label: 'Neuerungen' },
      title: 'Was an der Rezeption neu ist',
      pageTitle: 'Neuerungen',
      lead: `Jede Änderung an ${brand.name}, die ein Gastgeber bemerken kann, mit ihrem Datum. Das Neueste steht oben.`,
      ways: {
        before: 'Nur die',
        major: 'großen Neuerungen',
        between: ' oder nur das',
        minor: 'Änderungsprotokoll',
        after: '.',
      },
      description: `Jede Änderung an ${brand.name} mit Datum und in klaren Worten: was der KI-Co-Host jetzt kann und vorher nicht konnte. Das Neueste steht oben.`,
      olderDescription: `Ältere Änderungen an ${brand.name}, dem KI-Co-Host für Ferienunterkünfte, mit Datum und in klaren Worten`,
    },
    major: {
      eyebrow: { label: 'Dokumentation' },
      title: 'Neuerungen',
      pageTitle: 'Neuerungen in der Dokumentation',
      lead: 'Die großen Neuerungen: Jede bringt etwas, das ein Gastgeber vorher nicht tun konnte.',
      description: `Die großen Neuerungen von ${brand.name}: Abgleich mit Buchungssystemen, Score-Analyse, Simulator, Zusammenfassungen, Teamzugang, je mit Datum.`,
      olderDescription: `Ältere große Neuerungen von ${brand.name}, jede mit dem Tag, seit dem es sie gibt`,
    },
    minor: {
      eyebrow: { label: 'Dokumentation' },
      title: 'Änderungs\u00ADprotokoll',
      pageTitle: 'Änderungsprotokoll',
      lead: 'Die kleinen Neuerungen: jeweils ein Detail, das seither besser funktioniert.',
      description: `Die kleinen Neuerungen von ${brand.name}: Verbesserungen an Antworten, Notizen, Zusammenfassungen und Dashboard, jeweils mit Datum.`,
      olderDescription: `Ältere Einträge im Änderungsprotokoll von ${brand.name}: kleine Änderungen für Gastgeber, je mit Datum`,
    },
  },
  updatesList: {
    empty: 'Keine Neuerungen gefunden. Bitte schauen Sie später wieder vorbei!',
    error,
    olderTitle: '{title}, Seite {page}',
    olderText: '{text}. Seite {page}.',
    illustration: 'Bild: {title}',
    feed: {
      shown: 'Neuerungen {first} bis {last} von {total}',
      loading: 'Ältere Neuerungen werden geladen',
      error,
      tryAgain: states.tryAgain,
      skip: 'Liste überspringen, zum Ende der Seite',
      pages: 'Seiten mit Neuerungen',
      page: 'Seite',
      newer: 'Neuere',
      next: 'Ältere',
    },
    entry: {
      permalink: 'Link',
      permalinkWords: 'zu dieser Neuerung',
      types: { major: 'Große Neuerung', minor: 'Kleine Neuerung' },
    },
  },
};
