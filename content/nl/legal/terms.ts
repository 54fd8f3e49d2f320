import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/terms';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  terms: {
    eyebrow: { label: 'Voorwaarden' },
    title: 'Algemene voorwaarden',
    description: `De voorwaarden tussen ${brand.name} en de verhuurders die de dienst gebruiken: wat u mag doen, wat een abonnement kost, hoe het eindigt en waarvoor wij instaan.`,
    lead: 'U schrijft op hoe het in uw huis zit. Wij geven uw gasten daarmee antwoord en vragen het aan u als het niet genoeg is. U betaalt als u overtuigd bent en kunt altijd stoppen. Dit is een vertaling; de [Engelse tekst](/terms) is bindend.',
    sections: {
      agreement: {
        title: 'Overeenkomst',
        blocks: [
          `Deze voorwaarden gelden tussen ${brand.name}, een bedrijf in Zwitserland (“wij”), en de persoon of het bedrijf dat deze website of de dienst ${brand.name} gebruikt (“u”). Door een account te maken aanvaardt u ze. Handelt u voor een bedrijf, dan bevestigt u dat u dat mag.`,
          `${brand.name} is gemaakt voor verhuurders en beheerders van vakantiewoningen. Gasten worden niet onze klant doordat ze een verhuurder een bericht sturen.`,
        ],
      },
      service: {
        title: 'De dienst',
        blocks: [
          `${brand.name} beantwoordt berichten van gasten op WhatsApp uit de kennisbank die u voor elke woning schrijft. De assistent stelt zich voor als een AI. Vragen die hij niet kan beantwoorden, en verzoeken waarvoor u hebt ingesteld dat uw akkoord nodig is, gaan naar u. Verzoeken van gasten komen in de boekingsnotities van uw gekoppelde boekingssysteem.`,
          'Antwoorden worden automatisch gemaakt en kunnen fout zijn. U bepaalt wat er in de kennisbank staat, u kunt die in de simulator testen voordat u live gaat, en u blijft de contractpartij van de gast.',
        ],
      },
      license: {
        title: 'Gebruiksrecht',
        blocks: [
          'Zolang uw account bestaat, mag u de dienst gebruiken voor uw eigen woningen en voor de woningen die u beheert. Dit recht is niet exclusief en niet overdraagbaar. U mag niet:',
          {
            list: [
              'de dienst zonder onze schriftelijke toestemming onder uw eigen naam doorverkopen;',
              'proberen bij gegevens van andere klanten te komen, of een beveiliging van de dienst te omzeilen;',
              'de dienst gebruiken voor berichten waar gasten niet om hebben gevraagd, in het bijzonder reclame aan mensen die niet bij u hebben geboekt;',
              'de dienst gebruiken in strijd met de regels van WhatsApp of van uw boekingssysteem.',
            ],
          },
          'Wat u schrijft, blijft van u. U staat ons toe het te verwerken voor zover de dienst dat nodig heeft. Teksten, tekeningen en code van deze website blijven van ons; u mag eruit citeren met een link naar de bron.',
        ],
      },
      payment: {
        title: 'Abonnement en betaling',
        blocks: [
          'Testen is gratis zolang u wilt en gaat zonder creditcard. Een betaald abonnement begint pas als u er een kiest. Als prijs geldt, in euro per woning, wat bij de [prijzen](/#pricing) staat op de dag dat u het abonnement neemt.',
          {
            list: [
              {
                term: 'Afschrijving.',
                text: 'Een abonnement wordt automatisch afgeschreven aan het begin van elke periode, per maand of per jaar, tot het wordt opgezegd.',
              },
              {
                term: 'Opzeggen.',
                text: 'U kunt op elk moment opzeggen. Het abonnement eindigt dan met de periode die betaald is.',
              },
              {
                term: 'Een andere prijs.',
                text: 'Wij laten het u per e-mail weten voordat de volgende periode begint, zodat u eerst kunt opzeggen.',
              },
              {
                term: 'Een betaling die mislukt.',
                text: 'Wij sturen u bericht. Blijft het bedrag onbetaald, dan kunnen wij de dienst onderbreken.',
              },
            ],
          },
        ],
      },
      'your-part': {
        title: 'Wat wij van u vragen',
        blocks: [
          'U houdt uw wachtwoord voor uzelf, geeft alleen mensen die u vertrouwt toegang tot uw team en zorgt dat u de gegevens van uw gasten aan ons mag doorgeven. Voor de wet op de gegevensbescherming bent u verantwoordelijk voor de gegevens van uw gasten, en wij verwerken ze in uw opdracht. De [privacyverklaring](/privacy) gaat over deze website.',
        ],
      },
      disclaimer: {
        title: 'Voorbehoud',
        blocks: [
          'Wij leveren de dienst met zorg. Wij beloven niet dat hij zonder onderbreking beschikbaar is of dat elk antwoord klopt. Hij is afhankelijk van WhatsApp, van uw boekingssysteem en van andere aanbieders.',
          'Hij vervangt geen alarmnummer. Geef uw gasten er een.',
        ],
      },
      limitations: {
        title: 'Aansprake\u00ADlijkheid',
        blocks: [
          'Wij zijn onbeperkt aansprakelijk voor schade door opzet of grove nalatigheid en overal waar de wet geen beperking toestaat. Daarbuiten, en voor zover de wet het toelaat, is de aansprakelijkheid beperkt tot het bedrag dat u in de twaalf maanden vóór de schade voor de dienst hebt betaald en omvat deze geen gederfde winst of indirecte schade.',
        ],
      },
      end: {
        title: 'Einde van de overeenkomst',
        blocks: [
          'U kunt uw account op elk moment sluiten. Wij kunnen de overeenkomst beëindigen met een termijn van dertig dagen, of onmiddellijk bij ernstig misbruik. Wat is betaald voor de tijd na een einde dat u niet hebt veroorzaakt, wordt terugbetaald.',
        ],
      },
      law: {
        title: 'Wijzigingen, recht en plaats',
        blocks: [
          'Wijzigen wij deze voorwaarden op een punt dat ertoe doet, dan laten wij het u vooraf per e-mail weten. Zwitsers recht is van toepassing. Bevoegd zijn de rechtbanken van de plaats van onze statutaire zetel in Zwitserland, tenzij dwingend consumentenrecht een andere rechtbank aanwijst.',
          'Is een van deze voorwaarden niet geldig, dan blijven de andere van kracht.',
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          'Vragen over deze voorwaarden: [{email}](mailto:{email}), of het [contactformulier](/contact).',
        ],
      },
    },
  },
};
