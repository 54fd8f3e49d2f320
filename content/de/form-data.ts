import type * as en from '../en/form-data';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  formData: [
    {
      form: 'Kontakt',
      data: 'Name, E-Mail, Land, Anzahl der Unterkünfte, Buchungssystem; Telefon und Nachricht, wenn Sie sie angeben',
      purpose: 'Ihnen antworten, eine Demo vorbereiten',
    },
    {
      form: 'Newsletter',
      data: 'E-Mail; wann Sie sie bestätigt haben',
      purpose: 'Neuigkeiten und Tipps für Gastgeber senden',
    },
    {
      form: 'Bewerbung',
      data: 'Name, E-Mail; Telefon, Anschreiben und Lebenslauf, wenn Sie sie beifügen',
      purpose: 'Über die Bewerbung entscheiden',
    },
    {
      form: 'Demo-Buchung',
      data: 'Vor- und Nachname, Sprache, Telefonnummer',
      purpose: 'Eine Demo-Buchung im angebundenen Buchungssystem anlegen',
    },
  ],
};
