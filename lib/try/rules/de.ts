import type { SearchRules } from '../search-rules.ts';

/** German, also as it is written without umlauts and in Switzerland. */
export const rules: SearchRules = {
  // "spät", "spaet" and "spat" meet, and so do "heiß" and "heiss". After a vowel or a q the two letters are no umlaut.
  fold: (text) =>
    text
      .replaceAll('ß', 'ss')
      .replaceAll(/(?<![aeioquy])([aou])e/g, '$1')
      .replaceAll(/['’]/g, ''),
  phrases: [
    [/\bnoch (?:rein|hinein)\b/g, 'nochhinein'],
    [/\bcheck[\s-]?in\b|\beinchecken\b|\beingecheckt\b/g, 'checkin'],
    [/\bcheck[\s-]?out\b|\bauschecken\b|\bausgecheckt\b/g, 'checkout'],
    [/\bw[\s-]lan\b/g, 'wlan'],
    [/\bwi[\s-]fi\b/g, 'wifi'],
    [/\be[\s-](?=auto|zigarette|bike)/g, 'elektro'],
    [/\btv\b/g, 'fernseher'],
    [/\b(?:per|mit dem|mit unserem) auto\b/g, ''],
    [/\bohne (?:ein )?auto\b/g, 'ohneauto'],
    [/\bfinde[nt]? (?:ich|man|wir) (?:es|euch|sie|hin|das haus)\b/g, 'hinkommen'],
    [/\bwie ?viele? (?:gaste|leute|personen)\b/g, 'schlafplatze'],
    [/\bessen gehen\b/g, 'essengehen'],
  ],
  figure: /^\d+(?:h|uhr|er|te|ten)?$/,
  // Plurals, cases and the endings of verbs, in two steps: "Parkplätzen", "Parkplatz"; "ankommst", "ankommen".
  stem: (word) => {
    const once = word.replace(/(?<=.{3})(?:erin|innen|ern|em|en|er|es|et|st|e|s|n|(?<!t)t)$/, '');
    return once.replace(/(?<=.{4})(?:er|en|e|n)$/, '');
  },
  shortestPart: 5,
  stopWords: `
    ab aber alle allem allen aller alles als also am an andere anderen anderes anna auch auf aus außerdem bald beginnt
    bei beide beim bekommen bekommt bereits besonders besser besten bin bis bisschen bist bitte brauche brauchen braucht
    bräuchte bräuchten da dabei dafür dagegen daher dahin damit danach danke dankeschön dann daran darauf darf darin das
    dass davon dazu dein deine dem den denn dennoch der deren des deshalb dessen dich die dies diese diesem diesen
    dieser dieses dir doch dort du dürfen dürfte dürften durch eben echt eigentlich ein eine einem einen einer eines
    einfach einige einmal erst es etwa etwas euch euer eure eurem euren eurer extra fast finde finden findet frage
    fragen freue freuen freundliche freundlichen für funktioniert funktionieren gab ganz ganze ganzen gar geben gibt
    gibts gefällt gegen gegend geht gehts gehen gehört genau gerade gern gerne gestern gibs ging ginge gleich grüezi
    gruß grüße grüßen guten gut gute gutes hab habe haben habt hallo halt hast hat hatte hätte hätten hättet heißt her
    hey hi hier hierher hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in info infos ins
    irgendwas irgendwo ist ja je jede jedem jeden jeder jedes jemand jetzt kann kannst kein keine keinen keiner klappt
    können könnt könnte könnten könntet kommen kommt komme kriege kriegen kriegt lang lange lasse lassen lässt lautet
    leider lieb liebe lieben lieber liegt los mache machen macht mal man manche mehr mein meine meinem meinen meiner
    meist mich mir mit möchte möchten möglich möglichkeit moin morgen muss müssen musst müsst müsste müssten nach
    nächste nächsten nächster nächstes nah nähe natürlich neben nehmen nein nette neu nicht nichts noch nochmal normal
    nun nur ob oben oder oft ohne okay ok paar pro prima pünktlich richtig sagen sagt schade schauen schnell schon schön
    schöne schönen schönes sehen sehr sei seid sein seine seinem seinen seit selber selbst servus sich sicher sie sieht
    sind so sogar sollen sollte sollten sonst soll stehen steht stelle stellen super tag tage tagen tages toll tolle
    trotzdem tschüss tun über überhaupt um und uns unser unsere unserem unseren unserer unten unter usw viel viele
    vielen vielleicht vom von vor voraus vorne vorab wahrscheinlich wann war wäre wären waren warum was weg weil weiß
    weit weiter welche welchem welchen welcher welches wem wen wenig wenigstens wenn wer werde werden wie wieder wieso
    wieviel wieviele will wir wird wirklich wissen wo wohin woher wohl wollen wollte wollten worauf woran wunderbar
    wunderschön wurde würde würden würdet zb zeigt ziemlich zu zum zur zurück zurzeit zusammen zwar zwischen eins zwei
    drei vier fünf sechs sieben acht neun zehn elf zwölf beiden erste ersten erster erstes zweite zweiten minute minuten
    stunde stunden uhr uhrzeit zeit woche wochen wochenende monat monate monaten jahr jahre jahren jährige jähriger
    heute übermorgen abend abends morgens vormittag mittag mittags nachmittag nachmittags nacht nächte nächten montag
    dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags
    sonntags januar februar märz april mai juni juli august september oktober november dezember weihnachten ostern
    winter sommer frühling herbst silvester mann frau männer frauen sohn tochter bruder schwester mutter mama vater papa
    eltern partner partnerin freundin mädchen junge oma opa chalet haus hause häuschen wohnung unterkunft ferienhaus
    ferienwohnung hütte arve tür gastgeber gastgeberin team urlaub ferien aufenthalt reise gast gäste chf euro franken
    aufs fürs erlaubt leute geeignet kenne kennen kennt sucht suchen suche`,
  helping: `
    abgeben angehen anmachen ausmachen anrufen aufmachen bestellen bezahlen bleiben bringen mitbringen mitnehmen
    einschalten ausschalten enthalten erreichen fahren fährt frei gebühr gratis groß großes hängen hinstellen holen
    inbegriffen inklusive kaputt kaufen klein kleine kleinen kosten kostet kostenlos leer leihen ausleihen mieten miete
    nutzen benutzen öffnen offen personen person platz genug preis putzen rauf runter hoch hinauf hinunter schließen
    schlafen sitzen starten teuer tragen verkaufen verwenden voll vorhanden warm warten wechseln weitere zahlen zeigen
    zimmer zugang direkt innen außen draußen drinnen links rechts höher niedriger trinken`,
  personal: `
    rechnung quittung beleg rabatt ermäßigung nachlass storno stornieren stornierung storniert absagen kaution anzahlung
    überweisung überwiesen bezahlt erstattung rückerstattung erstatten geld verloren vergessen liegengelassen gestohlen
    geklaut kaputtgegangen zerbrochen beschädigt schaden beschwerde beschweren enttäuscht bewertung bewerten rezension
    buchung buchen umbuchen verschieben reservierung verkaufen kaufen hochzeit heiraten job stelle stellenangebot
    versicherung vertrag besitzer eigentümer foto fotos bild bilder wetter`,
};
