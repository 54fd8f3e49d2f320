import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/privacy';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../../retention';
import type { Texts } from '../../translated';
import { texts as formData } from '../form-data';

const dayCount = (days: number) => (days === 1 ? 'een dag' : `${days}\u00a0dagen`);

export const texts: Texts<typeof en> = {
  privacy: {
    eyebrow: { label: 'Privacy' },
    title: 'Privacy\u00ADverklaring',
    description: `Welke persoonsgegevens de website van ${brand.name} verwerkt, waarvoor, wie ze ook ziet, hoelang ze bewaard blijven en wat u van ons kunt vragen.`,
    lead: 'U kunt deze site lezen zonder te vertellen wie u bent. Stuurt u ons een bericht, dan gebruiken wij dat om u te antwoorden en voor niets wat u niet zou verwachten. Dit is een vertaling; de [Engelse tekst](/privacy) is bindend.',
    sections: {
      introduction: {
        title: 'Inleiding',
        blocks: [
          `Deze verklaring gaat over deze website. De verwerkingsverantwoordelijke, dus degene die bepaalt wat er waarom wordt verwerkt en daarvoor instaat, is ${brand.name}, een bedrijf in Zwitserland. U bereikt ons via [{email}](mailto:{email}).`,
          'Voor ons geldt de Zwitserse federale wet op de gegevensbescherming (revDSG). Bevindt u zich in de Europese Economische Ruimte, dan kan ook de Algemene verordening gegevensbescherming (AVG) gelden; waar dat zo is, staat de rechtsgrond hieronder.',
          `Berichten tussen gasten en verhuurders lopen niet via deze website. Ze horen bij de dienst ${brand.name}: daar bepaalt de verhuurder wat er wordt verwerkt, en wij verwerken het in opdracht van de verhuurder. Bent u gast, wend u dan eerst tot uw verhuurder.`,
        ],
      },
      collection: {
        title: 'Wat wij verzamelen',
        blocks: [
          { subtitle: 'Als u een pagina leest' },
          'Om een pagina te leveren verwerkt de server het adres van uw verbinding, de gevraagde pagina, de tijd en wat uw browser over zichzelf meldt. Ons eigen logboek bewaart welke pagina niet werd gevonden en welk verzoek mislukte, zonder uw adres en zonder wat in de adresbalk na een vraagteken komt. Wij maken er geen profiel van.',
          { subtitle: 'Als u een formulier invult' },
          {
            table: {
              caption: 'Wat elk formulier vraagt',
              columns: ['Formulier', 'Gegevens', 'Waarvoor'],
              rows: formData.formData.map(({ form, data, purpose }) => [form, data, purpose]),
            },
          },
          'De [enquête vóór de start](/pre-launch) vult u in uw browser in. De antwoorden blijven daar en zijn weg als u de pagina verlaat.',
          { subtitle: 'Als u inlogt' },
          'Voor een account op deze site bewaren wij het e-mailadres, een beveiligde vorm van het wachtwoord waaruit het niet terug te lezen is, of het account van een beheerder is en of het wachtwoord is gekozen door iemand met toegang tot uw postvak. Verkeerde wachtwoorden worden geteld, hoogstens een uur lang, onder nummers die niet laten zien van wie ze zijn. Wij mailen u als uw wachtwoord verandert.',
          { subtitle: 'Als u met analyse instemt' },
          'Alleen dan telt een tag van een derde partij uw bezoek en drie klikken. Wat die doet en wat er in uw browser blijft, staat in de [cookieverklaring](/cookies).',
        ],
      },
      use: {
        title: 'Gebruik',
        blocks: [
          'Wij gebruiken gegevens voor het doel waarvoor ze zijn gegeven en om de site tegen misbruik te beschermen, bijvoorbeeld door te beperken hoe vaak een formulier kan worden verstuurd. Wij verkopen geen persoonsgegevens, en geen besluit over u wordt alleen aan een machine overgelaten.',
          'Waar de AVG geldt, zijn dit de rechtsgronden:',
          {
            list: [
              {
                term: 'Stappen vóór een overeenkomst',
                text: 'voor contact, demoboeking en sollicitatie;',
              },
              { term: 'Uw toestemming', text: 'voor de nieuwsbrief en voor analyse;' },
              {
                term: 'Ons gerechtvaardigd belang',
                text: 'bij een site die werkt en veilig is, voor het leveren van pagina’s, het logboek en de bescherming van formulieren.',
              },
            ],
          },
        ],
      },
      others: {
        title: 'Wie er nog meer gegevens verwerkt',
        blocks: [
          'Wij geven geen gegevens door voor doelen van anderen. Deze dienstverleners werken voor ons, met een overeenkomst:',
          {
            list: [
              {
                term: 'Hosting.',
                text: 'Onze hostingdienst levert de pagina’s en ziet even wat elke server ziet.',
              },
              {
                term: 'Supabase.',
                text: 'Beheert de database met formulieren en accounts. Cv’s liggen daar in een afgeschermde map die niet via het web te bereiken is.',
              },
              {
                term: 'Onze maildienst.',
                text: 'Bezorgt de mails die de site stuurt: ontvangstbevestigingen, nieuws over uw account en de vraag of een nieuwsbriefadres van u is. Er staat niets in van wat u schreef.',
              },
              {
                term: 'Het boekingssysteem.',
                text: 'Een demoboeking loopt erdoorheen, omdat ze daar wordt gemaakt.',
              },
              {
                term: 'Analyse.',
                text: 'De aanbieder van de tag, als u hebt ingestemd en niet eerder.',
              },
            ],
          },
          'Verwerkt een dienstverlener gegevens buiten Zwitserland en de Europese Economische Ruimte, dan steunen wij op de waarborgen die de wet daarvoor kent, zoals modelcontractbepalingen.',
        ],
      },
      retention: {
        title: 'Hoelang wij het bewaren',
        blocks: [
          {
            list: [
              {
                term: 'Berichten:',
                text: `${RETENTION_MONTHS.contactRequests}\u00a0maanden. Daarna worden ze vanzelf verwijderd; langer alleen waar de wet ons vraagt zakelijke stukken te bewaren.`,
              },
              {
                term: 'Nieuwsbriefadres:',
                text: `tot u zich uitschrijft, met de link in elke nieuwsbrief. Een uitgeschreven adres, of een adres dat nooit is bevestigd, wordt verwijderd na ${RETENTION_MONTHS.endedSubscriptions === 1 ? 'een maand' : `${RETENTION_MONTHS.endedSubscriptions}\u00a0maanden`}.`,
              },
              {
                term: 'Sollicitaties:',
                text: `${RETENTION_MONTHS.applications}\u00a0maanden, met alles wat erbij hoort. Daarna worden ze vanzelf verwijderd. Een cv waarvan de sollicitatie niet kon worden opgeslagen, wordt verwijderd na ${dayCount(RETENTION_DAYS.filesWithoutSubmission)}.`,
              },
              {
                term: 'Demoboekingen:',
                text: `tot de dag van vertrek, of ${dayCount(RETENTION_DAYS.unansweredDemoBookings)} als u de assistent niet antwoordt. Wat het boekingssysteem bewaart, bewaart het volgens zijn eigen regels.`,
              },
              {
                term: 'Mails van deze site:',
                text: `aan wie ze gingen, tot ${dayCount(RETENTION_DAYS.mails)} nadat ze zijn verstuurd of niet konden worden bezorgd.`,
              },
              {
                term: 'Tellers tegen misbruik:',
                text: 'een gecodeerde vorm van het adres van uw verbinding, verwijderd binnen een dag nadat de beperking van het formulier voorbij is; die duurt meestal een uur. Waar een beheerder inlogde, blijft die 30\u00a0dagen bewaard.',
              },
              {
                term: 'Accounts:',
                text: `tot ze worden gesloten. Een account waarvan het adres nooit is bevestigd, wordt verwijderd na ${dayCount(RETENTION_DAYS.unconfirmedAccounts)}. Welke beheerder wat wijzigde, welke lijst opsloeg of hoeveel verwijderde, blijft ${RETENTION_MONTHS.changes}\u00a0maanden bewaard.`,
              },
            ],
          },
        ],
      },
      rights: {
        title: 'Uw rechten',
        blocks: [
          'U kunt ons vragen wat wij over u bewaren, het laten verbeteren of verwijderen, het in een gangbaar formaat ontvangen, bezwaar maken tegen een gebruik en een toestemming voor de toekomst intrekken. Het kost niets. Wij kunnen u vragen aan te tonen dat u het bent, zodat niemand anders uw gegevens krijgt.',
          'U kunt ook een klacht indienen bij de federale commissaris voor gegevensbescherming en openbaarheid (EDÖB) in Zwitserland, of bij de autoriteit waar u woont. Wij horen het graag eerst zelf.',
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          'Voor dit alles is een mail aan [{email}](mailto:{email}) of het [contactformulier](/contact) genoeg. Wijzigen wij deze verklaring, dan verschijnt de nieuwe tekst hier.',
        ],
      },
    },
  },
};
