import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/privacy';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../../retention';
import type { Texts } from '../../translated';
import { texts as formData } from '../form-data';

const dayCount = (days: number) => (days === 1 ? 'einem Tag' : `${days}\u00a0Tagen`);

export const texts: Texts<typeof en> = {
  privacy: {
    eyebrow: { label: 'Datenschutz' },
    title: 'Datenschutz\u00ADerklärung',
    description: `Welche personenbezogenen Daten die Website von ${brand.name} verarbeitet, wozu, wer sie sonst sieht, wie lange sie bleiben und was Sie verlangen können.`,
    lead: 'Sie können diese Website lesen, ohne uns zu sagen, wer Sie sind. Wenn Sie uns schreiben, verwenden wir das, um Ihnen zu antworten, und für nichts, womit Sie nicht rechnen würden. Dies ist eine Übersetzung; verbindlich ist der [englische Text](/privacy).',
    sections: {
      introduction: {
        title: 'Einleitung',
        blocks: [
          `Diese Erklärung gilt für diese Website. Verantwortlich ist ${brand.name}, ein Unternehmen in der Schweiz: Wir entscheiden, was warum verarbeitet wird, und stehen dafür ein. Sie erreichen uns unter [{email}](mailto:{email}).`,
          'Für uns gilt das Schweizer Bundesgesetz über den Datenschutz (revDSG). Wenn Sie sich im Europäischen Wirtschaftsraum befinden, kann auch die Datenschutz-Grundverordnung (DSGVO) gelten; wo sie gilt, ist die Rechtsgrundlage unten genannt.',
          `Nachrichten zwischen Gästen und Gastgebern laufen nicht über diese Website. Sie gehören zum Dienst von ${brand.name}: Dort entscheidet der Gastgeber, was verarbeitet wird, und wir verarbeiten es in seinem Auftrag. Wenn Sie ein Gast sind, wenden Sie sich bitte zuerst an Ihren Gastgeber.`,
        ],
      },
      collection: {
        title: 'Erhebung',
        blocks: [
          { subtitle: 'Wenn Sie eine Seite lesen' },
          'Um eine Seite auszuliefern, verarbeitet der Server Ihre IP-Adresse, die aufgerufene Seite, den Zeitpunkt und was Ihr Browser über sich mitteilt. Unser eigenes Protokoll hält fest, welche Seite nicht gefunden wurde und welche Anfrage fehlschlug, ohne Ihre IP-Adresse und ohne das, was in der Adresszeile hinter einem Fragezeichen steht. Ein Profil bilden wir daraus nicht.',
          { subtitle: 'Wenn Sie ein Formular ausfüllen' },
          {
            table: {
              caption: 'Wonach jedes Formular fragt',
              columns: ['Formular', 'Daten', 'Wozu'],
              rows: formData.formData.map(({ form, data, purpose }) => [form, data, purpose]),
            },
          },
          'Die [Umfrage vor dem Start](/pre-launch) wird in Ihrem Browser beantwortet. Ihre Antworten bleiben dort und verschwinden, sobald Sie die Seite verlassen.',
          { subtitle: 'Wenn Sie sich anmelden' },
          'Für ein Konto auf dieser Website bewahren wir die E-Mail-Adresse auf, eine geschützte Form des Passworts, aus der es sich nicht zurückrechnen lässt, ob das Konto das eines Administrators ist und ob das Passwort über Ihr E-Mail-Postfach bestätigt wurde. Falsche Passwörter werden gezählt, höchstens eine Stunde lang und unter Nummern, die nicht zeigen, wem sie gehören. Wir schreiben Ihnen, wenn sich Ihr Passwort ändert.',
          { subtitle: 'Wenn Sie der Analyse zustimmen' },
          'Erst dann zählt ein Analyse-Skript eines Drittanbieters Ihren Besuch und Klicks auf drei Schaltflächen. Was es tut und was in Ihrem Browser bleibt, steht in der [Cookie-Richtlinie](/cookies).',
        ],
      },
      use: {
        title: 'Verwendung',
        blocks: [
          'Wir verwenden Daten für den Zweck, zu dem sie gegeben wurden, und um die Website vor Missbrauch zu schützen, zum Beispiel indem wir begrenzen, wie oft ein Formular gesendet werden kann. Wir verkaufen keine personenbezogenen Daten, und keine Entscheidung über Sie bleibt allein einer Maschine überlassen.',
          'Wo die DSGVO gilt, sind das die Rechtsgrundlagen:',
          {
            list: [
              {
                term: 'Vorvertragliche Maßnahmen',
                text: 'für Kontakt, Demo-Buchung und Bewerbung;',
              },
              { term: 'Ihre Einwilligung', text: 'für den Newsletter und die Analyse;' },
              {
                term: 'Unser berechtigtes Interesse',
                text: 'an einer Website, die funktioniert und sicher ist, für die Auslieferung der Seiten, das Protokoll und den Schutz der Formulare.',
              },
            ],
          },
        ],
      },
      others: {
        title: 'Wer Daten in unserem Auftrag verarbeitet',
        blocks: [
          'Wir geben keine Daten an andere weiter, damit diese sie für eigene Zwecke verwenden. Diese Anbieter arbeiten auf Grundlage eines Vertrags für uns:',
          {
            list: [
              {
                term: 'Hosting.',
                text: 'Unser Hosting-Anbieter liefert die Seiten aus und sieht für einen Moment, was jeder Server sieht.',
              },
              {
                term: 'Supabase.',
                text: 'Betreibt die Datenbank mit Formularen und Konten. Lebensläufe liegen dort in einem privaten Ordner, der aus dem Web nicht erreichbar ist.',
              },
              {
                term: 'Unser E-Mail-Anbieter.',
                text: 'Befördert die E-Mails, die die Website sendet: Eingangsbestätigungen, Nachrichten zu Ihrem Konto und die Frage, ob eine Newsletter-Adresse Ihre ist. Sie enthalten nichts von dem, was Sie geschrieben haben.',
              },
              {
                term: 'Das Buchungssystem.',
                text: 'Eine Demo-Buchung wird in diesem System angelegt; deshalb erhält es Ihre Angaben dazu.',
              },
              {
                term: 'Analyse.',
                text: 'Der Anbieter des Skripts, wenn Sie zugestimmt haben, und nicht vorher.',
              },
            ],
          },
          'Wenn ein Anbieter Daten außerhalb der Schweiz und des Europäischen Wirtschaftsraums verarbeitet, stützen wir uns auf die Garantien, die das Gesetz vorsieht, etwa Standardvertragsklauseln.',
        ],
      },
      retention: {
        title: 'Wie lange wir Daten aufbewahren',
        blocks: [
          {
            list: [
              {
                term: 'Nachrichten:',
                text: `${RETENTION_MONTHS.contactRequests}\u00a0Monate. Dann werden sie automatisch gelöscht; länger bleiben sie nur, wo das Gesetz verlangt, Geschäftsunterlagen aufzubewahren.`,
              },
              {
                term: 'Newsletter-Adresse:',
                text: `bis Sie sich abmelden, mit dem Link in jedem Newsletter. Eine Adresse, die abgemeldet oder nie bestätigt wurde, wird nach ${RETENTION_MONTHS.endedSubscriptions === 1 ? 'einem Monat' : `${RETENTION_MONTHS.endedSubscriptions}\u00a0Monaten`} gelöscht.`,
              },
              {
                term: 'Bewerbungen:',
                text: `${RETENTION_MONTHS.applications}\u00a0Monate, mit allem darin. Dann werden sie automatisch gelöscht. Ein Lebenslauf, dessen Bewerbung nicht gespeichert werden konnte, wird nach ${dayCount(RETENTION_DAYS.filesWithoutSubmission)} gelöscht.`,
              },
              {
                term: 'Demo-Buchungen:',
                text: `bis zum Tag der Abreise oder, wenn Sie dem Assistenten nicht antworten, bis zum Ablauf von ${dayCount(RETENTION_DAYS.unansweredDemoBookings)}. Was das Buchungssystem aufbewahrt, bewahrt es nach seinen eigenen Regeln auf.`,
              },
              {
                term: 'E-Mails dieser Website:',
                text: `an wen sie gingen. Das wird nach ${dayCount(RETENTION_DAYS.mails)} gelöscht, gerechnet ab dem Versand oder dem vergeblichen Versuch.`,
              },
              {
                term: 'Schutz vor Missbrauch:',
                text: 'ein Hashwert Ihrer IP-Adresse, also eine pseudonymisierte Form. Er wird innerhalb eines Tages gelöscht, nachdem die Sperrzeit des Formulars vorbei ist, die meist eine Stunde dauert. Wo sich ein Administrator angemeldet hat, bleibt er 30\u00a0Tage.',
              },
              {
                term: 'Konten:',
                text: `bis sie geschlossen werden. Eines, dessen Adresse nie bestätigt wurde, wird nach ${dayCount(RETENTION_DAYS.unconfirmedAccounts)} gelöscht. Welcher Administrator was geändert, welche Liste gespeichert oder wie viel gelöscht hat, wird ${RETENTION_MONTHS.changes}\u00a0Monate aufbewahrt.`,
              },
            ],
          },
        ],
      },
      rights: {
        title: 'Ihre Rechte',
        blocks: [
          'Sie können von uns erfahren, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen, es in einem gängigen Format bekommen, einer Verwendung widersprechen und eine Einwilligung für die Zukunft widerrufen. Das kostet nichts. Wir dürfen einen Nachweis verlangen, dass Sie es sind, damit niemand sonst Ihre Daten bekommt.',
          'Sie können sich auch beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten in der Schweiz beschweren oder bei der Behörde an Ihrem Wohnort. Wir würden uns freuen, zuerst von Ihnen zu hören.',
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          'Für all das genügt eine E-Mail an [{email}](mailto:{email}) oder das [Kontaktformular](/contact). Wenn wir diese Erklärung ändern, erscheint der neue Text hier.',
        ],
      },
    },
  },
};
