import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/cookies';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  cookies: {
    eyebrow: { label: 'Cookies' },
    title: 'Cookie-Richtlinie',
    description: `Welche notwendigen, Analyse- und Marketing-Cookies die Website von ${brand.name} verwendet, wozu jedes dient und wie Sie wählen und es sich anders überlegen.`,
    lead: 'Sie können diese ganze Website ohne ein einziges Cookie eines Drittanbieters lesen. Die Analyse beginnt nur, wenn Sie Ja sagen, und endet, wenn Sie es zurücknehmen. Dies ist eine Übersetzung; verbindlich ist der [englische Text](/cookies).',
    sections: {
      what: {
        title: 'Was ein Cookie ist',
        blocks: [
          'Ein Cookie ist ein kurzer Text, den eine Website Ihren Browser aufbewahren und beim nächsten Besuch zurückschicken lässt. Ein Browser kann auch Notizen aufbewahren, die nicht mitgeschickt werden, im sogenannten Local Storage oder, wenn sie mit dem Tab enden, im Session Storage. Wir verwenden alle drei, und wenn diese Seite von Cookies spricht, meint sie alle.',
          'Wir teilen sie in drei Gruppen ein. Nach zweien davon fragt Sie das Cookie-Banner.',
        ],
      },
      necessary: {
        title: 'Notwendig',
        blocks: [
          'Immer an, weil ohne sie etwas nicht funktionieren würde, was Sie angefordert haben. Für sie ist keine Einwilligung nötig, und sie dienen nicht dazu, Ihnen von einer Website zur nächsten zu folgen.',
          {
            table: {
              caption: 'Was in Ihrem Browser aufbewahrt werden kann',
              columns: ['Name', 'Wozu', 'Wie lange'],
              rows: [
                [
                  'cookieConsent (Local Storage)',
                  'Ihre Wahl zu Notwendig, Analyse und Marketing, und wann Sie sie getroffen haben',
                  'Bis Sie sie löschen oder neu wählen. Sie gilt 6\u00a0Monate',
                ],
                [
                  'language-suggestion (Local Storage)',
                  'Dass Sie den Hinweis auf eine andere Sprache geschlossen oder die Sprache einer Seite selbst gewählt haben, damit er nicht wiederkommt',
                  'Bis Sie es löschen',
                ],
                [
                  'nightdesk-session (bei Bedarf aufgeteilt: .0, .1, …)',
                  'Sorgt dafür, dass Sie angemeldet bleiben. Wird nur bei der Anmeldung gesetzt; Skripte können es nicht lesen',
                  'Bis Sie sich abmelden, höchstens 400\u00a0Tage',
                ],
                [
                  'viewer',
                  'Zeigt im Seitenkopf „Dashboard“ statt „Anmelden“. Wird nur bei der Anmeldung gesetzt',
                  'Wie das vorige',
                ],
                [
                  'draft:… (Session Storage)',
                  'Was Sie in ein Formular getippt haben, damit es beim Neuladen oder beim Zurückgehen nicht verloren geht. Passwörter und Dateien werden nicht aufbewahrt. Wird gesetzt, wenn Sie dort tippen',
                  'Bis Sie es senden, sich abmelden oder den Tab schließen',
                ],
                [
                  'own-house (Local Storage)',
                  'Auf der Seite „Hausbuch“: der Name Ihrer Unterkunft und die Notizen, die Sie dort schreiben. Sie werden nicht gesendet. Wird gesetzt, wenn Sie die erste Notiz schreiben',
                  'Bis Sie es dort löschen oder die Daten dieser Website in Ihrem Browser',
                ],
                [
                  'desk-draft:… (Local Storage)',
                  'Für Administratoren: was sie in ein Formular des Admin-Bereichs getippt und nicht gespeichert haben, damit es bei einem Absturz oder einer abgelaufenen Sitzung nicht verloren geht',
                  'Bis sie es speichern, verwerfen oder sich abmelden, höchstens 7\u00a0Tage',
                ],
                [
                  'desk-user (Local Storage)',
                  'Für Administratoren: wessen Entwürfe aufbewahrt werden, damit sie niemand sonst am selben Computer sieht. Die Nummer des Kontos',
                  'Bis sie sich abmelden',
                ],
                [
                  'sign-up-key',
                  'Zeigt, wenn Sie Ihre Adresse bestätigen, dass Sie das Passwort hier gewählt haben. Eine Zufallszahl. Wird gesetzt, wenn Sie sich registrieren',
                  '1\u00a0Tag',
                ],
                [
                  'mail-link',
                  'Lässt Sie nach einem Link aus unserer E-Mail ein neues Passwort wählen. Eine Zahl, die zufällig aussieht. Wird von diesem Link gesetzt',
                  '30\u00a0Minuten',
                ],
                [
                  'known-browser',
                  'Lässt Sie sich hier anmelden, während anderswo jemand Ihr Passwort zu erraten versucht. Zufallszahlen, bis zu fünf Konten. Wird bei der Anmeldung gesetzt',
                  '180\u00a0Tage',
                ],
                [
                  'sidebar_state',
                  'Im Admin-Bereich: ob die Seitenleiste oder ein Teil von ihr eingeklappt ist',
                  '7\u00a0Tage',
                ],
                [
                  '__prerender_bypass',
                  'Für Administratoren: zeigt ihnen eine Seite, die noch nicht veröffentlicht ist. Wird gesetzt, wenn sie die Vorschau öffnen',
                  'Bis der Browser geschlossen oder die Vorschau beendet wird',
                ],
              ],
            },
          },
          'Wenn Sie sich weder registrieren noch anmelden noch ein Formular auszufüllen beginnen, bekommen Sie nur die ersten beiden davon: das erste, nachdem Sie auf das Banner geantwortet haben, das zweite, nachdem Sie den Hinweis geschlossen oder die Sprache gewechselt haben.',
        ],
      },
      analytics: {
        title: 'Analyse',
        blocks: [
          'Aus, bis Sie es einschalten. Wenn Sie zustimmen, dürfen wir das Analyse-Skript eines Drittanbieters laden. Es zählt Besuche und Klicks auf drei Schaltflächen: „Anmelden“, „Registrieren“ und „Jetzt starten“. Es sagt uns, welche Seiten helfen und welche gleich wieder verlassen werden. Der Anbieter kann dafür eigene Cookies setzen und erfährt Ihre IP-Adresse.',
          'Wenn Sie nicht zustimmen, wird das Skript nicht geladen, und nichts geht an seinen Anbieter. Die Website sieht gleich aus und funktioniert gleich.',
        ],
      },
      marketing: {
        title: 'Marketing',
        blocks: [
          'Aus, bis Sie es einschalten. Wir schalten heute keine Werbung und setzen keine eigenen Marketing-Cookies. Sollte sich das ändern, kennen wir Ihre Antwort schon, und diese Seite sagt es vorher.',
          'Bis dahin bewirkt ein Ja nur eines: Zusammen mit einem Ja zur Analyse erlaubt es dem Analyse-Skript, seine Cookies auch für Werbung zu verwenden.',
        ],
      },
      chat: {
        title: 'Der Support-Chat',
        blocks: [
          'Auf [einer eigenen Seite](/test) probieren wir den Support-Chat eines Drittanbieters aus. Er gehört zu keiner der drei Gruppen: Er startet erst, wenn Sie dort auf die Schaltfläche klicken, und nur für diesen Besuch; vorher wird nichts davon geladen. Der Anbieter erfährt dann Ihre IP-Adresse und kann eigene Cookies setzen. Wenn Sie den Chat beenden oder die Seite verlassen, endet sein Skript.',
        ],
      },
      choosing: {
        title: 'Wie Sie wählen',
        blocks: [
          'Bei Ihrem ersten Besuch erscheint am unteren Rand des Fensters ein Banner, eine Sekunde nachdem die Seite geladen ist. Die Seite bleibt daneben benutzbar. Es gibt drei Antworten, alle gleich leicht zu erreichen:',
          {
            list: [
              { term: 'Alle akzeptieren', text: 'erlaubt alle drei Gruppen.' },
              { term: 'Alle ablehnen', text: 'lässt nur die notwendige Gruppe zu.' },
              {
                term: 'Auswahl speichern',
                text: 'behält, was Sie mit den Schaltern eingestellt haben.',
              },
            ],
          },
          'Wenn Ihr Browser ein Datenschutzsignal sendet (Global Privacy Control), weist das Banner darauf hin, und wir werten das Signal als Nein. Eine Antwort, die Sie danach selbst geben, geht vor.',
          'Wenn Sie das Banner ohne Antwort schließen, gilt das als Nein, und beim nächsten Besuch fragt es wieder.',
        ],
      },
      changing: {
        title: 'Wie Sie es sich anders überlegen',
        blocks: [
          'Öffnen Sie die Cookie-Einstellungen, oben auf dieser Seite oder ganz unten auf jeder anderen, und wählen Sie neu. Oder löschen Sie die Daten dieser Website in Ihrem Browser; dann kommt das Banner wieder. Es kommt auch nach sechs Monaten wieder, und wenn wir ändern, was eine Gruppe erlaubt.',
          'Eine Einwilligung, die Sie widerrufen, endet sofort: Das Skript erfährt es und sendet nichts mehr. Cookies, die ein Drittanbieter schon gesetzt hat, entfernen Sie in den Einstellungen Ihres Browsers.',
        ],
      },
      law: {
        title: 'Rechtsgrundlagen',
        blocks: [
          'Wir halten uns an das Schweizer Fernmeldegesetz und das Bundesgesetz über den Datenschutz (revDSG), und für Besucher aus dem Europäischen Wirtschaftsraum an die DSGVO und die Regeln zur Einwilligung in Cookies. Für Analyse und Marketing ist die Rechtsgrundlage Ihre Einwilligung, für die notwendige Gruppe unser berechtigtes Interesse an einer Website, die funktioniert.',
          'Was wir über Cookies hinaus mit Daten tun und welche Rechte Sie haben, steht in der [Datenschutzerklärung](/privacy), und was zwischen uns gilt, wenn Sie den Dienst nutzen, in den [Nutzungsbedingungen](/terms).',
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          'Wenn Sie hier ein Cookie finden, das diese Seite nicht nennt, sagen Sie es uns bitte: [{email}](mailto:{email}).',
        ],
      },
    },
  },
};
