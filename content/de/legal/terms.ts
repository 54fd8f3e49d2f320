import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/terms';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  terms: {
    eyebrow: { label: 'Bedingungen' },
    title: 'Nutzungs\u00ADbedingungen',
    description: `Was zwischen ${brand.name} und den Gastgebern gilt: was Sie dürfen, was ein Abonnement kostet und wie es endet, und wofür wir einstehen.`,
    lead: 'Sie schreiben auf, was für Ihre Unterkunft stimmt. Damit antworten wir Ihren Gästen, und wenn es nicht reicht, fragen wir Sie. Sie zahlen, wenn Sie überzeugt sind, und können jederzeit aufhören. Dies ist eine Übersetzung; verbindlich ist der [englische Text](/terms).',
    sections: {
      agreement: {
        title: 'Vereinbarung',
        blocks: [
          `Diese Bedingungen gelten zwischen ${brand.name}, einem Unternehmen in der Schweiz („wir“), und der Person oder dem Unternehmen, die diese Website oder den Dienst ${brand.name} nutzt („Sie“). Indem Sie ein Konto anlegen, nehmen Sie sie an. Wenn Sie für ein Unternehmen handeln, bestätigen Sie, dass Sie das dürfen.`,
          `${brand.name} ist für Gastgeber und Verwalter von Ferienunterkünften gemacht. Gäste werden nicht unsere Kunden, indem sie einem Gastgeber schreiben.`,
        ],
      },
      service: {
        title: 'Der Dienst',
        blocks: [
          `${brand.name} beantwortet Nachrichten von Gästen auf WhatsApp aus der Wissensdatenbank, die Sie für jede Unterkunft schreiben. Der Assistent stellt sich als KI vor. Fragen, die er nicht beantworten kann, und Wünsche, für die Sie Ihre Zusage festgelegt haben, gibt er an Sie weiter. Gästewünsche werden in die Buchungsnotizen Ihres angebundenen Buchungssystems geschrieben.`,
          'Antworten entstehen automatisch und können falsch sein. Sie entscheiden, was in der Wissensdatenbank steht, Sie können sie vor dem Start im Simulator testen, und Sie bleiben der Vertragspartner des Gastes.',
        ],
      },
      license: {
        title: 'Nutzungsrecht',
        blocks: [
          'Solange Ihr Konto besteht, dürfen Sie den Dienst für Ihre eigenen Unterkünfte und für jene nutzen, die Sie verwalten. Dieses Recht ist nicht ausschließlich und nicht übertragbar. Sie dürfen nicht:',
          {
            list: [
              'den Dienst ohne unsere schriftliche Zustimmung als Ihren eigenen weiterverkaufen;',
              'versuchen, an die Daten anderer Kunden zu gelangen oder einen Schutz des Dienstes zu umgehen;',
              'ihn für Nachrichten nutzen, um die Gäste nicht gebeten haben, insbesondere für Werbung an Menschen, die keine Buchung bei Ihnen haben;',
              'ihn unter Verstoß gegen die Regeln von WhatsApp oder Ihres Buchungssystems nutzen.',
            ],
          },
          'Was Sie schreiben, gehört weiterhin Ihnen. Sie erlauben uns, es so weit zu verarbeiten, wie der Dienst es braucht. Texte, Zeichnungen und Code dieser Website gehören weiterhin uns; Sie dürfen mit einem Link zur Quelle daraus zitieren.',
        ],
      },
      payment: {
        title: 'Abonnement und Zahlung',
        blocks: [
          'Das Testen ist kostenlos, solange Sie möchten, und braucht keine Kreditkarte. Ein bezahltes Abonnement beginnt nur, wenn Sie eines wählen. Es gelten die Preise, in Euro je Unterkunft, die an dem Tag, an dem Sie abschließen, im [Abschnitt mit den Preisen](/#pricing) stehen.',
          {
            list: [
              {
                term: 'Abrechnung.',
                text: 'Der Preis wird zu Beginn jedes Abrechnungszeitraums automatisch abgebucht, monatlich oder jährlich, bis das Abonnement gekündigt wird.',
              },
              {
                term: 'Kündigung.',
                text: 'Sie können jederzeit kündigen. Das Abonnement endet dann mit dem Zeitraum, der bezahlt ist.',
              },
              {
                term: 'Preisänderung.',
                text: 'Wir sagen es Ihnen per E-Mail, bevor der nächste Zeitraum beginnt, damit Sie vorher kündigen können.',
              },
              {
                term: 'Fehlgeschlagene Zahlung.',
                text: 'Wir schreiben Ihnen. Bleibt der Betrag offen, dürfen wir den Dienst unterbrechen.',
              },
            ],
          },
        ],
      },
      'your-part': {
        title: 'Ihre Pflichten',
        blocks: [
          'Sie behalten Ihr Passwort für sich, geben nur Menschen, denen Sie vertrauen, Zugang zu Ihrem Team und stellen sicher, dass Sie die Angaben Ihrer Gäste an uns weitergeben dürfen. Nach dem Datenschutzrecht sind Sie für die Daten Ihrer Gäste verantwortlich, und wir verarbeiten sie in Ihrem Auftrag. Für diese Website gilt die [Datenschutzerklärung](/privacy).',
        ],
      },
      disclaimer: {
        title: 'Was wir nicht zusichern',
        blocks: [
          'Wir betreiben den Dienst mit Sorgfalt. Wir versprechen nicht, dass er ohne Unterbrechung verfügbar oder jede Antwort richtig ist. Er hängt von WhatsApp, von Ihrem Buchungssystem und von anderen Anbietern ab.',
          'Er ersetzt keine Notrufnummer. Geben Sie Ihren Gästen eine.',
        ],
      },
      limitations: {
        title: 'Haftung',
        blocks: [
          'Wir haften unbegrenzt für Schäden, die vorsätzlich oder grob fahrlässig verursacht wurden, und überall dort, wo das Gesetz keine Begrenzung zulässt. Darüber hinaus ist die Haftung, soweit das Gesetz es erlaubt, auf den Betrag begrenzt, den Sie in den zwölf Monaten vor dem Schaden für den Dienst bezahlt haben, und umfasst weder entgangenen Gewinn noch mittelbare Schäden.',
        ],
      },
      end: {
        title: 'Ende der Vereinbarung',
        blocks: [
          'Sie können Ihr Konto jederzeit schließen. Wir können die Vereinbarung mit einer Frist von dreißig Tagen beenden, bei schwerem Missbrauch sofort. Haben Sie das Ende nicht verursacht, erstatten wir, was Sie für die Zeit danach bezahlt haben.',
        ],
      },
      law: {
        title: 'Änderungen, Recht und Gerichtsstand',
        blocks: [
          'Wenn wir diese Bedingungen in einem wesentlichen Punkt ändern, teilen wir es Ihnen vorher per E-Mail mit. Es gilt Schweizer Recht. Zuständig sind die Gerichte an unserem Sitz in der Schweiz, sofern nicht zwingendes Verbraucherrecht ein anderes Gericht bestimmt.',
          'Ist eine dieser Bedingungen ungültig, bleiben die anderen in Kraft.',
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          'Fragen zu diesen Bedingungen: [{email}](mailto:{email}) oder das [Kontaktformular](/contact).',
        ],
      },
    },
  },
};
