import { brand } from '@/lib/brand';
import type * as en from '../en/careers';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  careers: {
    eyebrow: { label: 'Vacatures' },
    title: 'Bouw mee aan de nachtbalie. Ga om zes uur naar huis.',
    pageTitle: 'Vacatures',
    lead: `${brand.name} geeft gasten de hele nacht antwoord, zodat niemand voor hen op hoeft te blijven. Wij blijven ook niet op: de nachtdienst draait automatisch en de mensen die ervoor zorgen, werken overdag.`,
    seePositions: 'Bekijk de vacatures',
    hooks: { free: 'vrij' },
    description: `Werk aan de AI-co-host die de nachtbalie van vakantiewoningen bemant. Vacatures bij ${brand.name}, hoe wij werken en hoe u solliciteert.`,
  },
  culture: {
    eyebrow: { label: 'Hoe wij werken' },
    title: 'Vier dingen waar u ons aan kunt houden.',
    remote: {
      title: 'Werken op afstand',
      text: 'Werk waar u wilt, zolang u met de Zwitserse tijd uit de voeten kunt. Besluiten worden schriftelijk genomen, dus niemand mist er een door er niet bij te zijn.',
      clocks: [{ place: 'Lissabon' }, { place: 'Bern' }, { place: 'Tallinn' }],
    },
    collaborative: {
      title: 'Samen',
      text: 'Alles wordt door een collega gelezen voordat het bij een gast komt: code, een regel, een zin in het Italiaans.',
      slips: [
        { from: 'Geschreven', what: '“Het bedje staat in de kelder.”' },
        { from: 'Gelezen', what: 'De gast heeft geen sleutel van de kelder.' },
        { from: 'Verstuurd', what: '“Het bedje staat om vier uur voor uw deur.”' },
      ],
    },
    impact: {
      title: 'Werk dat ertoe doet',
      text: 'Wat u vandaag afmaakt, wordt vannacht gebruikt, door een gast voor een dichte deur en een verhuurder die slaapt.',
      row: { door: 'Deur 7', what: 'Vroeg om een babybedje', state: 'Beantwoord' },
    },
    hours: {
      title: 'Flexibele uren',
      text: 'Uw werkuren passen zich aan uw dag aan. Twee overleggen per week staan vast; de nacht is van de balie en niemand hoeft erop te letten.',
      days: [{ day: 'ma' }, { day: 'di' }, { day: 'wo' }, { day: 'do' }, { day: 'vr' }],
      you: 'u',
      call: 'overleg',
      desk: 'de balie',
      label:
        'Een verzonnen week: werkuren op vijf dagen, een overleg op maandag en een op donderdag, en vanaf acht uur ’s avonds alleen de balie.',
    },
  },
  positions: {
    eyebrow: { label: 'Open vacatures' },
    title: 'Open vacatures',
    lead: 'Lees er een en vertel ons hoe u het zou aanpakken.',
    posted: 'Geplaatst op',
    more: (shown: number) => `De ${shown} nieuwste vacatures worden getoond.`,
    empty: 'Op dit moment zijn er geen vacatures. Kom binnenkort nog eens kijken!',
    error: 'De vacatures konden niet worden geladen. Probeer het later nog eens.',
    errorToast: 'De vacatures konden niet worden geladen. Probeer het later nog eens.',
    general: {
      question: 'Zit er niets voor u bij?',
      text: 'Vertel ons wat u hier zou doen en waarom wij dat nodig hebben.',
      action: 'Open sollicitatie sturen',
      subject: 'Open sollicitatie',
    },
  },
  life: {
    eyebrow: { label: 'De balie neemt het over' },
    title: `Werken bij ${brand.name}`,
    text: 'Een klein bedrijf, dus een week is snel beschreven. De week begint met wat er ’s nachts misging en eindigt voordat er iets nieuws mis kan gaan.',
    action: 'Bekijk de open vacatures',
    week: [
      {
        day: 'Maandag',
        text: 'Het eerste overleg. Vóór al het andere lezen wij de antwoorden die in het weekend mislukten.',
      },
      {
        day: 'Dinsdag',
        text: 'Wie in de buurt woont, komt een dag bij elkaar. Wat daar wordt besloten, staat dezelfde dag op papier.',
      },
      {
        day: 'Woensdag',
        text: 'Helemaal geen overleg. Het meeste waar wij trots op zijn, is op een woensdag gemaakt.',
      },
      {
        day: 'Donderdag',
        text: 'Het tweede overleg: wat verhuurders hebben gezegd en wat wij ermee doen.',
      },
      {
        day: 'Vrijdag',
        text: 'Kleine reparaties, bedankbriefjes, niets nieuws. De balie heeft in het weekend een vol huis.',
      },
    ],
  },
  job: {
    back: 'Terug naar alle vacatures',
    eyebrow: { label: 'Vacature' },
    facts: {
      department: 'Afdeling',
      location: 'Locatie',
      type: 'Dienstverband',
      salary: 'Salaris',
      posted: 'Geplaatst op',
    },
    salaries: {
      hour: '{amount} per uur',
      day: '{amount} per dag',
      week: '{amount} per week',
      month: '{amount} per maand',
      year: '{amount} per jaar',
    },
    about: 'Over de functie',
    requirements: 'Wat wij vragen',
    missing: 'Deze vacature is niet gevonden of niet meer open.',
    error: 'De vacature kon niet worden geladen. Probeer het later nog eens.',
    errorToast: 'De vacature kon niet worden geladen. Probeer het later nog eens.',
    return: 'Terug naar de vacatures',
  },
  application: {
    apply: 'Solliciteer nu',
    title: 'Uw sollicitatie',
    for: 'Voor',
    fullName: 'Voor- en achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    letter: 'Motivatie',
    letterHint: 'Een paar zinnen zijn genoeg.',
    resume: 'Cv',
    chooseFile: 'Bestand kiezen',
    noFile: 'Geen bestand gekozen',
    resumeHint: 'Toegestane formaten: PDF, DOC, DOCX',
    resumeSize: 'Hoogstens 5\u00a0MB.',
    resumeTooLarge:
      'Uw bestand is groter dan 5\u00a0MB, daarom is er niets verstuurd. Ga één pagina terug: daar staat nog wat u schreef. Kies dan een kleiner bestand.',
    action: 'Sollicitatie versturen',
    pending: 'Wordt verstuurd...',
    cancel: 'Annuleren',
    use: 'Alleen de mensen die over deze vacature beslissen, lezen wat u stuurt.',
    draft:
      'Tot u het formulier verstuurt, onthoudt dit tabblad wat u hebt ingevuld, maar niet het bestand. Sluit u het tabblad, dan is het weg.',
    privacy: 'Privacyverklaring',
    optional: forms.optional,
    honeypot: forms.honeypot,
    received: {
      title: 'Sollicitatie verstuurd',
      text: 'Dank u wel voor uw sollicitatie! Wij lezen die en laten snel iets van ons horen.',
    },
    failed: {
      title: 'Sollicitatie niet verstuurd',
      text: 'Bij het versturen van uw sollicitatie ging iets mis. Probeer het later nog eens.',
    },
    closed: {
      title: 'Deze vacature is zojuist gesloten.',
      text: 'Uw sollicitatie is niet verstuurd. Wilt u dat wij die voor een andere vacature bewaren, schrijf dan naar',
    },
  },
};
