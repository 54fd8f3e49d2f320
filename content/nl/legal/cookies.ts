import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/cookies';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  cookies: {
    eyebrow: { label: 'Cookies' },
    title: 'Cookie\u00ADverklaring',
    description: `Welke noodzakelijke, analyse- en marketingcookies de website van ${brand.name} gebruikt, waar elk voor dient, hoe u kiest en hoe u uw keuze wijzigt.`,
    lead: 'U kunt deze hele site lezen zonder één cookie van een derde partij. Analyse begint alleen als u ja zegt en stopt als u uw ja intrekt. Dit is een vertaling; de [Engelse tekst](/cookies) is bindend.',
    sections: {
      what: {
        title: 'Wat een cookie is',
        blocks: [
          'Een cookie is een kleine tekst die een site uw browser vraagt te bewaren en bij het volgende bezoek terug te sturen. Een browser kan ook notities bewaren die niet worden meegestuurd, in wat lokale opslag heet, of sessieopslag als ze met het tabblad verdwijnen. Wij gebruiken ze allemaal, en met cookies bedoelt deze pagina ze allemaal.',
          'Wij verdelen ze in drie groepen. Over twee daarvan vraagt de cookiebanner u iets.',
        ],
      },
      necessary: {
        title: 'Noodzakelijk',
        blocks: [
          'Altijd aan, omdat iets waar u om vroeg anders niet werkt. Ze hebben geen toestemming nodig en worden niet gebruikt om u van de ene site naar de andere te volgen.',
          {
            table: {
              caption: 'Wat er in uw browser bewaard kan worden',
              columns: ['Naam', 'Waar het voor is', 'Hoelang'],
              rows: [
                [
                  'cookieConsent (lokale opslag)',
                  'Uw keuze voor noodzakelijk, analyse en marketing en wanneer u die maakte',
                  'Tot u het verwijdert of opnieuw kiest. Het geldt 6\u00a0maanden',
                ],
                [
                  'language-suggestion (lokale opslag)',
                  'Dat u de suggestie van een andere taal hebt gesloten, of zelf de taal van een pagina hebt gekozen, zodat ze niet terugkomt',
                  'Tot u het verwijdert',
                ],
                [
                  'nightdesk-session (een lange in delen: .0, .1, …)',
                  'Houdt u ingelogd. Wordt alleen bij het inloggen geplaatst; scripts kunnen het niet lezen',
                  'Tot u uitlogt, hoogstens 400\u00a0dagen',
                ],
                [
                  'viewer',
                  'Laat de kop van de pagina Dashboard tonen in plaats van Inloggen. Wordt alleen bij het inloggen geplaatst',
                  'Zoals hierboven',
                ],
                [
                  'draft:… (sessieopslag)',
                  'Wat u in een formulier hebt getypt, zodat het bij herladen of teruggaan niet verloren gaat. Wachtwoorden en bestanden worden niet bewaard. Wordt geplaatst als u daar typt',
                  'Tot u het verstuurt, uitlogt of het tabblad sluit',
                ],
                [
                  'own-house (lokale opslag)',
                  'Op de pagina “Huisboek”: de naam van uw huis en de notities die u daar schrijft. Ze worden niet verstuurd. Wordt geplaatst als u de eerste schrijft',
                  'Tot u het daar verwijdert, of de gegevens van deze site in uw browser',
                ],
                [
                  'desk-draft:… (lokale opslag)',
                  'Voor beheerders: wat ze in een formulier van het beheer typten en niet opsloegen, zodat het bij een crash of een verlopen sessie niet verloren gaat',
                  'Tot ze het opslaan, weggooien of uitloggen, hoogstens 7\u00a0dagen',
                ],
                [
                  'desk-user (lokale opslag)',
                  'Voor beheerders: van wie de concepten zijn, zodat geen collega op dezelfde computer ze ziet. Het nummer van het account',
                  'Tot ze uitloggen',
                ],
                [
                  'sign-up-key',
                  'Toont, als u uw adres bevestigt, dat u het wachtwoord hier hebt gekozen. Een willekeurig getal. Wordt geplaatst als u een account maakt',
                  '1\u00a0dag',
                ],
                [
                  'mail-link',
                  'Laat u na een link uit onze mail een nieuw wachtwoord kiezen. Een getal dat willekeurig lijkt. Wordt door die link geplaatst',
                  '30\u00a0minuten',
                ],
                [
                  'known-browser',
                  'Laat u hier inloggen terwijl iemand elders uw wachtwoord probeert te raden. Willekeurige getallen, voor hoogstens vijf accounts. Wordt bij het inloggen geplaatst',
                  '180\u00a0dagen',
                ],
                [
                  'sidebar_state',
                  'In het beheer: of de zijbalk of een deel ervan is ingeklapt',
                  '7\u00a0dagen',
                ],
                [
                  '__prerender_bypass',
                  'Voor beheerders: toont hun één pagina die nog niet is gepubliceerd. Wordt geplaatst als ze een voorbeeld bekijken',
                  'Tot de browser wordt gesloten, of het voorbeeld wordt beëindigd',
                ],
              ],
            },
          },
          'Maakt u geen account, logt u niet in en begint u geen formulier in te vullen, dan krijgt u alleen de eerste twee hiervan: het eerste nadat u de banner hebt beantwoord, het tweede nadat u de suggestie hebt gesloten of van taal bent gewisseld.',
        ],
      },
      analytics: {
        title: 'Analyse',
        blocks: [
          'Uit tot u het aanzet. Stemt u in, dan mogen wij een analysetag van een derde partij laden. Die telt bezoeken en drie klikken: Inloggen, Registreren en Begin vandaag. Zo weten wij welke pagina’s helpen en welke meteen weer worden verlaten. De aanbieder kan daarvoor eigen cookies plaatsen en leert het adres van uw verbinding kennen.',
          'Stemt u niet in, dan wordt de tag niet geladen en gaat er niets naar de aanbieder. De site ziet er hetzelfde uit en werkt hetzelfde.',
        ],
      },
      marketing: {
        title: 'Marketing',
        blocks: [
          'Uit tot u het aanzet. Op dit moment adverteren wij niet en plaatsen wij zelf geen marketingcookies. Mocht dat veranderen, dan kennen wij uw antwoord al en melden wij het eerst hier.',
          'Tot dan doet een ja één ding: samen met een ja tegen analyse staat het de analysetag toe zijn cookies ook voor advertenties te gebruiken.',
        ],
      },
      chat: {
        title: 'De supportchat',
        blocks: [
          'Op [een eigen pagina](/test) proberen wij een supportchat van een derde partij. Die hoort bij geen van de drie groepen: de knop daar start hem, alleen voor dat bezoek, en vooraf wordt er niets van geladen. De aanbieder leert dan het adres van uw verbinding kennen en kan eigen cookies plaatsen. Als u de chat beëindigt of de pagina verlaat, stopt het script.',
        ],
      },
      choosing: {
        title: 'Hoe u kiest',
        blocks: [
          'Bij uw eerste bezoek verschijnt er een banner aan de onderkant van het venster, één seconde nadat de pagina is geladen. De pagina ernaast blijft bruikbaar. De banner geeft drie antwoorden, alle even makkelijk te bereiken:',
          {
            list: [
              { term: 'Alles accepteren', text: 'staat alle drie de groepen toe.' },
              { term: 'Alles weigeren', text: 'houdt alleen de noodzakelijke groep.' },
              { term: 'Keuze opslaan', text: 'houdt wat u met de schakelaars hebt ingesteld.' },
            ],
          },
          'Stuurt uw browser een privacysignaal (Global Privacy Control), dan zegt de banner dat en lezen wij het signaal als een nee. Een antwoord dat u daarna zelf geeft, weegt zwaarder.',
          'Laat u de banner onbeantwoord, dan geldt dat als een nee en vraagt de banner het bij het volgende bezoek opnieuw.',
        ],
      },
      changing: {
        title: 'Hoe u uw keuze wijzigt',
        blocks: [
          'Open Cookie-instellingen, hierboven op deze pagina of onderaan elke andere, en kies opnieuw. Of verwijder de gegevens van de site in uw browser; dan komt de banner terug. Hij komt ook terug na zes maanden en als wij veranderen wat een groep toestaat.',
          'Een toestemming die u intrekt, eindigt meteen: de tag krijgt dat te horen en stuurt niets meer. Cookies die een derde partij al heeft geplaatst, kunt u in de instellingen van uw browser verwijderen.',
        ],
      },
      law: {
        title: 'De wet erachter',
        blocks: [
          'Wij volgen de Zwitserse telecommunicatiewet en de federale wet op de gegevensbescherming (revDSG), en voor bezoekers uit de Europese Economische Ruimte de AVG en de regels over toestemming voor cookies. Voor analyse en marketing is de rechtsgrond uw toestemming, voor de noodzakelijke groep ons gerechtvaardigd belang bij een site die werkt.',
          'Wat wij buiten cookies om met gegevens doen en welke rechten u hebt, staat in de [privacyverklaring](/privacy). Wat er tussen ons geldt als u de dienst gebruikt, in de [algemene voorwaarden](/terms).',
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          'Vindt u hier een cookie die niet op deze pagina staat, laat het ons dan weten: [{email}](mailto:{email}).',
        ],
      },
    },
  },
};
