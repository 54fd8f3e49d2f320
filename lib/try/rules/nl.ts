import type { SearchRules } from '../search-rules.ts';

/** Dutch. */
export const rules: SearchRules = {
  // "ij" is also typed as one letter and as "y"; of "auto’s" the apostrophe goes.
  fold: (text) => text.replaceAll('ĳ', 'ij').replaceAll('ij', 'y').replaceAll(/['’]/g, ''),
  phrases: [
    [/\beerder (?:erin|naar binnen)\b/g, 'eerder'],
    [/\bnog (?:in|erin|naar binnen)\b/g, 'nogbinnen'],
    [/\bcheck[\s-]?in\b|\bin(?:ge)?check(?:en|t)?\b|\bin te checken\b/g, 'checkin'],
    [/\bcheck[\s-]?out\b|\buit(?:ge)?check(?:en|t)?\b|\buit te checken\b/g, 'checkout'],
    [/\bwi[\s-]fi\b/g, 'wifi'],
    [/\b(?:tv|teevee)\b/g, 'televisie'],
    [/\bbbq(?:en)?\b/g, 'barbecue'],
    [/\be[\s-](?=auto|bike|sigaret)/g, 'elektro'],
    [/\bhoe laat\b|\blaat (?:het )?(?:maar |even |me |ons )*weten\b/g, ''],
    [/\bnaar binnen\b|\berin\b/g, 'naarbinnen'],
    [/\bhoeveel (?:gasten|mensen|personen)\b/g, 'slaapplaatsen'],
    [/\b(?:geen|zonder) (?:een )?auto\b/g, 'zonderauto'],
    [/\bmet (?:de|een|onze) auto\b/g, ''],
    [/\bvind(?:en)? (?:ik|we) (?:het|jullie|u)\b|\bhuis vinden\b/g, 'huisvinden'],
  ],
  figure: /^\d+(?:u|uur|e|de|ste)?$/,
  // Plurals, diminutives and the endings of verbs, then one spelling for long vowels and for f and v, s and z: "huizen",
  // "huisje", "huis".
  stem: (word) =>
    word
      .replace(/(?<=.{3})(?:etje|tje|pje|kje|je)s?$/, '')
      .replace(/(?<=.{3})(?:eren|ende|en|er|es|e|s|t)$/, '')
      .replace(/v$/, 'f')
      .replace(/z$/, 's')
      .replaceAll(/([a-z])\1/g, '$1'),
  shortestPart: 5,
  stopWords: `
    aan ze al alle allebei alleen alles alsjeblieft alstublieft als altijd ander andere anna ben bent beter bij bijna
    bijvoorbeeld binnenkort bedankt beste beetje daar daarna dag dagen dan dank dankjewel dat de denk deze die dit doe
    doen doet door dus echt een eerst eerste eigenlijk elk elke en er eruit erg ergens even gaan gaat ga geen geeft
    geven gegaan geweest gewoon goed goede goedemorgen goedemiddag goedenavond gezien graag groet groeten groetjes haal
    haar had hadden hallo hartelijk heb hebben hebt heeft heel heerlijk heet hem hen het heten hi hij hier hoe hoelang
    hoeveel hoeft hoeven hoi hun iemand iets ik in is ja jammer je jij jou jouw jullie kan kun kunnen kunt kon konden
    kom komen komt kwam laten leuk leuke lief lieve liggen ligt lukt lekker lang maar mag maak maken maakt me mee meer
    meest men met mij mijn misschien moet moeten mocht moest mogelijk mogen moment mooi mooie na naar naast nee net niet
    niets niks nieuw nodig nog nooit normaal nou nu of ok oké om omdat omgeving ons onze ook op open over paar pas per
    precies precieze prima rond samen schikt sinds snel soms sorry staan staat straks te ten ter tegen terecht toch toe
    tot tussen u uit uw van vanaf vanwege veel verder via vind vinden vindt volgende volgens voor vooral vraag vraagje
    vragen waar waarom waarmee waarheen wanneer wat we weer weet weinig wel welk welke weten werkt werken wie wij wil
    willen wilt word worden wordt wou zal zeer zeg zeggen zelf zelfs zet zetten zich zie zien zijn zij zo zodat zoiets
    zonder zou zouden zult zullen buurt dichtbij dichtstbijzijnde dichtst geschikt heen fijn fijne liefst alvast
    dichtbijzijnde info informatie kijken twee drie vier vijf zes zeven acht negen tien elf twaalf tweede minuut minuten
    uur uren tijd tijdstip week weken weekend maand maanden jaar jaren vandaag morgen gisteren ochtend ochtends middag
    middags avond avonds s vanavond vanmiddag vanmorgen nacht nachtje nachten maandag dinsdag woensdag donderdag vrijdag
    zaterdag zondag zondags januari februari maart april mei juni juli augustus september oktober november december
    kerst kerstmis pasen winter zomer lente herfst nieuwjaar man vrouw zoon dochter broer zus moeder mama vader papa
    ouders stel partner vriendin meisje jongen oma opa chalet huis huisje woning appartement accommodatie vakantiehuis
    vakantiewoning hut arve deur host gastheer gastvrouw team vakantie verblijf reis gast gasten chf euro frank oud oude
    toegestaan mensen kennen ken zoekt zoeken leuks`,
  helping: `
    aanzetten uitzetten bestellen betalen blijven brengen meebrengen meenemen neem nemen neemt buiten boven beneden duur
    duurt gratis groot grote halen inbegrepen inclusief kapot kopen koop kosten kost klein kleine kamer laag leeg vol
    lenen huren huur openen dicht sluiten ophalen opgehaald personen persoon plek plaats genoeg prijs rijden rijdt rijd
    lopen slapen links rechts hoger lager spullen starten gebruiken verboden verkopen warm koud wachten wisselen extra
    zitten drinken gooien leggen wegbrengen vrij toegang`,
  personal: `
    factuur bon bonnetje btw korting annuleren annulering geannuleerd borg aanbetaling waarborg overschrijving
    overgemaakt betaald terugbetaling terugbetalen geld verloren vergeten kwijtgeraakt gestolen gebroken stuk beschadigd
    schade klacht klagen teleurgesteld beoordeling recensie boeking boeken verzetten opschuiven omboeken reservering
    verkopen kopen bruiloft trouwen baan vacature verzekering contract eigenaar foto fotos weer`,
};
