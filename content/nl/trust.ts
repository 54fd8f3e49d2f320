import { brand } from '@/lib/brand';
import type * as en from '../en/trust';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  trustPage: {
    pageTitle: 'Betrouwbaarheid',
    description:
      'De zin die gasten vertelt dat er een AI schrijft, waar die mag schrijven, wie waarvoor instaat en wat onze eigen controle heeft opgeleverd.',
    eyebrow: { label: 'Betrouwbaarheid' },
    title: 'Onze beloften, elk met onderbouwing.',
    lead: 'Een zin om over te nemen, waar de assistent mag schrijven, wie waarvoor instaat en wat onze eigen controle heeft opgeleverd.',
    away: 'Dit deel kon zojuist niet worden geladen. Laad de pagina zo meteen opnieuw.',
  },
  sentence: {
    title: 'De eerste zin zegt dat het een AI is.',
    lead: 'Neem hem over in uw huisregels, op uw boekingspagina of in een sjabloon, met de naam van uw eigen huis.',
    others: 'In nog vier talen',
    copy: {
      action: 'Kopiëren',
      of: 'de zin in het {language}',
      done: 'Gekopieerd',
      selected: 'Geselecteerd. Kopieer de zin met uw toetsenbord.',
    },
  },
  channels: {
    eyebrow: { label: 'Waar hij mag schrijven' },
    title: 'Mag de assistent daar schrijven?',
    lead: 'De assistent schrijft op WhatsApp. Vanaf wanneer dat mag, hangt af van waar uw gast heeft geboekt.',
    note: 'Open een regel voor de reden en de bron. Dit is onze samenvatting en geen juridisch advies.',
    situations: {
      before_booking: 'Vóór de boeking',
      after_booking: 'Na de boeking',
      direct: 'Bij u geboekt',
    },
    verdicts: { allowed: 'Ja', not_allowed: 'Nee', unknown: 'Onbekend' },
    nothing: 'hierover niets verzameld',
    checked: 'geraadpleegd op {day}',
    overdue: 'Controle nodig sinds {day}.',
    none: 'Er is nog geen kanaal beschreven. Vraag het aan het kanaal voordat u er een assistent inzet.',
  },
  answers: {
    eyebrow: { label: 'Plichten' },
    title: 'Wie waarvoor instaat.',
    rows: [
      {
        who: 'De wet',
        text: 'In de Europese Unie moet iemand uiterlijk bij het eerste bericht te weten komen dat er een AI schrijft, tenzij dat duidelijk te zien is. De plicht ligt bij de aanbieder. Dat geldt sinds 2\u00a0augustus 2026.',
        link: { label: 'AI-verordening, artikel\u00a050' },
      },
      {
        who: `${brand.name}, de aanbieder`,
        text: 'Wij leveren de assistent. Hij stelt zich voor als een AI. Zijn antwoorden worden door een machine gemaakt en kunnen fout zijn.',
        link: { label: 'Onze voorwaarden: De dienst' },
      },
      {
        who: 'U, de verhuurder',
        text: 'U bepaalt wat er in de kennisbank staat, en u blijft de contractpartij van de gast.',
        link: { label: 'Onze voorwaarden: De dienst' },
      },
      {
        who: 'Een mens',
        text: 'In de chat geeft de assistent aan u door wat hij niet kan beantwoorden en waarvoor uw akkoord nodig is. Ons team leest wat via het contactformulier binnenkomt.',
        link: { label: 'Naar het contactformulier' },
      },
    ],
  },
  ownCheck: {
    eyebrow: { label: 'Onze controle' },
    title: 'Wij tellen ook de foute antwoorden.',
    lead: 'Dit gaat over de woordzoekfunctie van het huisboek, niet over de AI die aan gasten schrijft. Wij stelden vragen in het Nederlands waarop de zoekfunctie niet is afgesteld.',
    of: '{count} van {total}',
    right: 'vragen leidden naar de juiste notitie',
    wrong: 'vragen leidden naar een verkeerde notitie',
    asked: 'vragen waarop geen notitie antwoordt, gingen naar de verhuurder',
    link: { label: 'Huisboek openen' },
  },
  others: {
    eyebrow: { label: 'Andere verwerkers' },
    title: 'Wie er nog meer gegevens verwerkt.',
    lead: 'Deze bedrijven verwerken namens ons persoonsgegevens.',
    terms: {
      data: 'Gegevens',
      country: 'Land',
      safeguard: 'Waarborg',
      since: 'Sinds',
      begins: 'Vanaf',
      until: 'Tot',
    },
    changes: {
      title: 'Wat er is veranderd',
      kinds: { began: 'Begonnen', changed: 'Gewijzigd', ended: 'Beëindigd' },
      announced: 'Aangekondigd',
      feed: { label: 'Wijzigingen als feed (RSS)' },
    },
  },
  whoWeAre: {
    eyebrow: { label: 'Wie wij zijn' },
    title: 'Het bedrijf erachter.',
  },
  trustEnd: {
    eyebrow: { label: 'Verder' },
    title: 'Nog een vraag? Stel hem gerust.',
    contact: { label: 'Schrijf ons' },
    links: [
      { label: 'Wat wij bewaren, en hoelang' },
      { label: 'Toegankelijkheid' },
      { label: 'Colofon' },
    ],
    security: { label: 'Een kwetsbaarheid melden (security.txt)' },
  },
};
