-- The questions, pages, providers, articles, updates and positions in German. Each is up to date with the English row that it names.
insert into public.faq_items (id, language, translation_of, translated_from, type, display_order, question, answer, category)
select translation.id::uuid, 'de', original.id, original.words_digest, original.type, original.display_order,
  translation.question, translation.answer, translation.category
from (values
('88ea8838-bcb1-4e12-9ec1-943662f22346', 'de5cd95c-b9c3-43d7-9d6a-54b8a8beaf49',
 $t$Sagt der Assistent den Gästen, dass er eine KI ist?$t$,
 $t$Ja. Das sagt schon die erste Nachricht: „Guten Abend Camille, hier ist Nightdesk, der KI-Assistent des Chalets Arve.“

Wer später fragt, ob da ein Mensch schreibt, bekommt dieselbe klare Antwort.$t$,
 $t$Allgemein$t$::text),
('b546d00a-b936-4197-b3f6-f8152b4b9270', 'f05ccf67-043b-4969-bbab-b1379b26cbdb',
 $t$Was passiert, wenn der Assistent die Antwort nicht weiß?$t$,
 $t$Der Assistent ist so eingerichtet, dass er das sagt, statt zu raten.

Je nach Ihrer Einstellung nennt er dem Gast Ihre Kontaktdaten oder verspricht, das Team zu fragen. Im zweiten Fall bekommen Sie die Frage, Sie antworten, und der Gast erfährt es im selben Chat.

Eine Frage, die Sie zweimal erreicht, gehört am besten als Notiz in die Wissensdatenbank.$t$,
 $t$Rückfragen$t$::text),
('b4ff6439-f789-445e-b3e0-205f2990c0c5', '8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Welche Wünsche brauchen meine Zusage?$t$,
 $t$Das bestimmen Sie. Zusätzliche Person, Babybett und früher Check-in sind von Anfang an eingestellt.

Bei diesen Wünschen verspricht der Assistent nichts. Er sagt dem Gast, dass er das Team gefragt hat, und wartet auf Ihr Ja, Ihr Nein oder ein Stichwort.$t$,
 $t$Rückfragen$t$::text),
('826aa6ed-b32d-4cbf-a9b9-31c366485a9d', '6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Funktioniert Nightdesk mit meinem Buchungssystem?$t$,
 $t$Smoobu ist bereits angebunden: Buchungen und Unterkünfte werden übernommen, Notizen gehen zurück.

Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung. Ist Ihr System nicht dabei, schreiben Sie uns über die Kontaktseite, welches Sie nutzen. Solche Wünsche helfen uns zu entscheiden, was wir als Nächstes bauen.$t$,
 $t$Anbindungen$t$::text),
('d18961ae-6f30-49db-8972-82048797f7c7', 'ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$Was zahle ich, während ich Nightdesk ausprobiere?$t$,
 $t$Nichts. Testen Sie, solange Sie möchten, ohne Kreditkarte.
Sie zahlen nichts, bis Sie überzeugt sind und selbst einen Tarif wählen.$t$,
 $t$Preis und Datenschutz$t$::text),
('d517a949-a1d9-47b9-ad09-c38a82829ea5', 'a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$Was muss ich tun, bevor der Assistent dem ersten Gast antwortet?$t$,
 $t$Vier Dinge, und die Einrichtung führt Sie hindurch: Buchungssystem verbinden, Unterkunft beschreiben, testen, starten.

Das Beschreiben dauert am längsten, denn nur Sie wissen, dass man am unteren Schloss nach links dreht. Die Score-Analyse zeigt, welche Themen noch lückenhaft sind, und Sie können aufhören, sobald genug dasteht.$t$,
 $t$Allgemein$t$::text),
('be3a0e43-bd52-4056-9882-c490d44abc41', '2ae3f55c-c01d-4c62-a4db-1e5aa93096d7',
 $t$Wie spart Nightdesk fünf Stunden pro Woche?$t$,
 $t$Das können Sie an Ihrem eigenen Handy nachrechnen. Sechzig Nachrichten pro Woche zu je fünf Minuten sind fünf Stunden; mitgezählt ist die Zeit, das Handy in die Hand zu nehmen und die Antwort zu suchen.

Mit weniger Nachrichten ist es weniger, mit mehr ist es mehr. Das Dashboard zeigt, wie viele Fragen kamen und wie schnell sie beantwortet wurden. Nach einem Monat haben Sie also Ihre eigene Zahl.$t$,
 $t$Allgemein$t$::text),
('2a8d0b92-aa6a-4649-b078-1f2daee19906', 'c6eb44cd-78ae-4e3f-9f42-df1c89121291',
 $t$In welchen Sprachen antwortet der Assistent?$t$,
 $t$In der Sprache, in der der Gast schreibt. Giulia fragt auf Italienisch und bekommt die Antwort auf Italienisch, Maarja fragt auf Estnisch und bekommt sie auf Estnisch.

Sie schreiben die Wissensdatenbank einmal, in Ihrer eigenen Sprache. Türnummern, Codes und Adressen werden so weitergegeben, wie Sie sie geschrieben haben.$t$,
 $t$Nachrichten der Gäste$t$::text),
('9be60c38-1b30-4b7a-90f6-be48d2902f49', '9537d1d3-291a-4a71-b6b3-0a8882c133f5',
 $t$Woher kommen die Antworten?$t$,
 $t$Aus der Wissensdatenbank dieser einen Unterkunft, aus der Buchung und aus dem bisherigen Chat. Jede Unterkunft hat ihre eigenen Notizen: Das WLAN von Wohnung 9 kommt in einem Chat zu Wohnung 12 nicht vor.

Was dort nirgends steht, kommt als Rückfrage zu Ihnen.$t$,
 $t$Nachrichten der Gäste$t$::text),
('2925100a-e181-493c-9164-5539cc5228bc', '0647b609-f9bd-4af2-add1-7c61e4c294e4',
 $t$Muss der Gast etwas installieren?$t$,
 $t$Nein. Der Gast schreibt auf WhatsApp, wo die meisten ohnehin mit Ihnen oder der Familie schreiben.
Er braucht keine weitere App und kein Konto, und die Zahl der Chats ist nicht begrenzt.$t$,
 $t$Nachrichten der Gäste$t$::text),
('ca1ec4c4-a692-41cf-b705-8e12e6d077c7', '76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$Wie antworte ich, wenn der Assistent mich fragt?$t$,
 $t$Mit einem Wort. „Tür 7 fragt nach einem Babybett“ beantworten Sie mit Ja oder Nein; die Nummer sagt, welche Unterkunft es ist. Braucht ein Ja eine Angabe, schreiben Sie sie dazu: „ja 13:00“ für einen frühen Check-in in Wohnung 3.

Der Assistent macht daraus einen ganzen Satz in der Sprache des Gastes und sendet ihn. Was vereinbart wurde, steht in der Buchungsnotiz.$t$,
 $t$Rückfragen$t$::text),
('a9a97d1c-3a83-49ad-ac01-1a30fc0edd5e', '4818a266-64da-49ec-81c8-e6583f78a048',
 $t$Was schreibt Nightdesk in mein Buchungssystem?$t$,
 $t$Gästewünsche und was daraus wurde, als Notiz in der Buchung. „Babybett: ja“ steht dort, wo Ihre Reinigungskraft am Morgen nachsieht.

Preise, Verfügbarkeit und Stornierungen bleiben in Ihrer Hand. Nightdesk notiert, Sie entscheiden.$t$,
 $t$Anbindungen$t$::text),
('a72b44a9-7f6f-4121-8fdf-b739625b7d89', '62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$Was kostet Nightdesk, wenn ich überzeugt bin?$t$,
 $t$Ein Preis je Unterkunft, pro Monat oder pro Jahr. Beide stehen im Abschnitt mit den Preisen auf der Startseite.

Ein Jahr kostet weniger als zwölf einzelne Monate, und der Schalter dort zeigt, um wie viel.
In beiden Preisen ist alles enthalten: Abgleich, Wissensdatenbank, Simulator, unbegrenzt viele Chats pro Gast, Auswertung der Gästefragen und Hilfe beim Einstieg.$t$,
 $t$Preis und Datenschutz$t$::text),
('9d38c26f-0192-4551-9dfb-84ec1361261a', '6c7c5405-f858-427f-b314-5ad4e204650f',
 $t$Wer kann die Nachrichten meiner Gäste lesen?$t$,
 $t$Sie und die Menschen, denen Sie Zugang zu Ihrem Team gegeben haben. Für eine Antwort läuft die Nachricht außerdem durch die Dienste, die sie befördern: WhatsApp, Ihr Buchungssystem, unser Hosting und den Anbieter des Sprachmodells.

Wir verkaufen keine Daten von Gästen. Bittet ein Gast Sie, einen Chat zu löschen, schreiben Sie uns über die Kontaktseite.$t$,
 $t$Preis und Datenschutz$t$::text),
('1423aa3a-1ff4-4b33-99ed-764319bb718a', '6fb115d2-e0dd-4869-8dd9-147494c3bc10',
 $t$Wie verbinde ich Smoobu?$t$,
 $t$Registrieren Sie sich bei Nightdesk, wählen Sie Smoobu im ersten Schritt der Einrichtung und folgen Sie den Schritten, die dort stehen. Sie brauchen die Zugangsdaten des Smoobu-Kontos, in dem Ihre Unterkünfte stehen.

Danach erscheinen Unterkünfte und Buchungen in Nightdesk. Vergleichen Sie die Liste einmal mit Smoobu, bevor Sie weitergehen. Noch bekommt kein Gast eine Nachricht: Gesendet wird erst, wenn Sie eine Unterkunft freischalten.$t$,
 $t$Anbindungen$t$::text),
('6a6b7f0f-f570-433e-916b-ca03a95bf76b', 'fdea9b03-fedb-46cc-b50b-9adec9ef1061',
 $t$Der Score meiner Unterkunft ist niedrig. Was schreibe ich zuerst?$t$,
 $t$Beginnen Sie mit den drei Dingen, nach denen Gäste nachts fragen: der Weg hinein, das WLAN, die Heizung. Nennen Sie den Ort, nicht nur die Tatsache. „Auf der blauen Karte innen an der Küchenschranktür“ braucht keine zweite Frage.

Dann öffnen Sie die Score-Analyse noch einmal. Sie nennt die Themen, die noch fehlen oder zu kurz sind. Ein hoher Score heißt nicht, dass die Notizen lang sind, sondern dass die üblichen Fragen eine Antwort haben.$t$,
 $t$Wissensdatenbank$t$::text),
('b5bd1878-c84c-432c-9016-52a89627d44d', '65c5c750-55a5-43c0-ad1b-943b9b4ebb4c',
 $t$Wie teste ich Antworten, bevor ein Gast sie sieht?$t$,
 $t$Öffnen Sie den Antwort-Simulator der Unterkunft und schreiben Sie, als wären Sie der Gast, in einer beliebigen Sprache. Der Simulator antwortet aus der Wissensdatenbank, wie sie in diesem Moment ist. Niemand bekommt etwas geschickt.

Ist eine Antwort falsch, ändern Sie den Eintrag, aus dem sie kam, und fragen Sie noch einmal.
Fragen Sie mindestens eine Sache, die nicht in Ihren Notizen steht. So sehen Sie, wie der Assistent sagt, dass er es nicht weiß.$t$,
 $t$Wissensdatenbank$t$::text),
('b497b133-7e80-455d-901a-606759852d96', 'a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$Ein Gast bekam eine falsche Antwort. Was tue ich?$t$,
 $t$Schreiben Sie zuerst selbst dem Gast und stellen Sie es richtig. Dann berichtigen Sie den Eintrag in der Wissensdatenbank: Meist war die Notiz veraltet, oder zwei Notizen sagten Verschiedenes.

Sind die Notizen richtig und die Antwort war trotzdem falsch, senden Sie uns die Nummer der Unterkunft, Datum und Uhrzeit. Wir lesen den Chat nur zu diesem Zweck und sagen Ihnen, was wir gefunden haben.$t$,
 $t$Nachrichten der Gäste$t$::text),
('407e0115-b23b-4ebd-bdb8-1951093e13ee', '3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$Ein Gast bekam gar keine Nachricht. Was prüfe ich?$t$,
 $t$Drei Dinge, in dieser Reihenfolge.
Ist die Unterkunft in Nightdesk freigeschaltet?
Steht in der Buchung in Ihrem Buchungssystem eine Telefonnummer, mit Ländervorwahl?
Ist diese Nummer bei WhatsApp registriert?

Ist alles in Ordnung, schreiben Sie uns mit dem Namen der Unterkunft und dem Tag der Ankunft.$t$,
 $t$Nachrichten der Gäste$t$::text),
('f2323622-bd5e-4bed-a103-1d744c7043bb', '0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$Wie lasse ich mein Team Wünsche sehen und beantworten?$t$,
 $t$Laden Sie es unter Teamzugang per E-Mail ein. Alle melden sich mit dem eigenen Passwort an; Ihres müssen Sie niemandem geben.

Alle im Team sehen die offenen Wünsche. Das erste Ja oder Nein zählt, und die anderen sehen, dass die Sache erledigt ist.$t$,
 null::text),
('b2cc6306-8c09-4863-b3d4-80084f1d1de2', 'e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$Wie erreiche ich einen Menschen?$t$,
 $t$Schreiben Sie an die Adresse oben auf der Support-Seite oder über die Kontaktseite. Ein Mensch antwortet, an Schweizer Werktagen.

Ist Zeigen einfacher als Schreiben, vereinbaren Sie mit dem Knopf oben auf der Support-Seite einen Videotermin. Öffnen Sie die Unterkunft auf dem Bildschirm, bevor er beginnt.$t$,
 null::text)
) as translation (id, original, question, answer, category)
join public.faq_items as original on original.id = translation.original::uuid;

-- A page that is hidden in English is a draft here; the features document is shown by the documentation.
insert into public.website_content
  (id, language, translation_of, translated_from, visible, in_footer, order_index, last_updated, slug, nav_title, page_title, content, seo_title, seo_description)
select translation.id::uuid, 'de', original.id, original.words_digest, original.visible or original.slug = 'features',
  original.in_footer, original.order_index, original.last_updated, translation.slug, translation.nav_title,
  translation.page_title, translation.content, translation.seo_title, translation.seo_description
from (values
('a89451db-b671-4c28-89f2-4e210906522a', 'about', 'ueber-uns',
 $t$Über uns$t$,
 $t$Das Unternehmen in Kürze$t$,
 $t$<p>Nightdesk ist ein KI-Assistent für Vermieter von Ferienwohnungen. Er antwortet den Gästen auf WhatsApp, in der Sprache, in der sie schreiben, mit dem, was der Gastgeber über das Haus aufgeschrieben hat. Weiß der Assistent etwas nicht, fragt er den Gastgeber. Auf dieser Seite stehen die nüchternen Fakten; wer wir sind und warum wir das tun, erzählt <a href="/de/about">unsere Geschichte</a>.</p>
<h2>Die Fakten</h2>
<table>
<caption>Nightdesk in Kürze</caption>
<thead><tr><th scope="col">Frage</th><th scope="col">Antwort</th></tr></thead>
<tbody>
<tr><td>Von wo aus wird Nightdesk geführt?</td><td>Aus der Schweiz</td></tr>
<tr><td>Wann hat es begonnen?</td><td>2023</td></tr>
<tr><td>Wer hat es gegründet?</td><td>Zwei Gründerinnen und ein Gründer, vorgestellt in <a href="/de/about#team-title">unserer Geschichte</a></td></tr>
<tr><td>Für wen ist Nightdesk?</td><td>Gastgeber und Verwalter von Ferienunterkünften, ab einer Unterkunft</td></tr>
<tr><td>Was kostet Nightdesk?</td><td>Ein <a href="/de#pricing">Preis je Unterkunft</a>; das Testen ist kostenlos</td></tr>
</tbody>
</table>
<h2>Was Nightdesk ist und was nicht</h2>
<ul>
<li>Nightdesk ist ein KI-Co-Host für Nachrichten und kein Buchungssystem: Preise, Verfügbarkeit und Stornierungen bleiben, wo sie sind.</li>
<li>Der Assistent schreibt auf WhatsApp. Gäste installieren nichts.</li>
<li>Geht es um Geld, Zeit oder ein weiteres Bett, entscheidet nicht er, sondern der Gastgeber.</li>
</ul>
<h2>Was bereits angebunden ist</h2>
<p>Smoobu ist angebunden. Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung und auf der <a href="/de/integrations">Seite der Anbindungen</a> so gekennzeichnet.</p>
<h2>Wo Sie mehr lesen</h2>
<ul>
<li>Wie mit Daten von Gästen umgegangen wird: <a href="/de/info/data-processing">Datenverarbeitung</a></li>
<li>Wo eine KI antwortet: <a href="/de/info/ai-disclosure">Hinweis zur KI</a></li>
<li>Wer für diese Website verantwortlich ist: <a href="/de/info/imprint">Impressum</a></li>
<li>Hier arbeiten: <a href="/de/careers">Karriere</a></li>
<li>Fragen: <a href="/de/contact">Kontakt</a></li>
</ul>
<h2>Zu den Beispielen auf dieser Website</h2>
<p>Das Chalet Arve mit seinen nummerierten Türen und seine Gäste sind erfunden. Die Fragen sind alltäglich; jeder Gastgeber erkennt sie wieder.</p>$t$,
 null::text,
 null::text),
('1c03a939-8654-4ded-a1a3-8b4c0e12c295', 'data-processing', 'datenverarbeitung',
 $t$Datenverarbeitung$t$,
 $t$Datenverarbeitung für Gastgeber$t$,
 $t$<p>Auf dieser Seite geht es um die Nachrichten Ihrer Gäste. Was diese Website selbst mit personenbezogenen Daten tut, steht in der <a href="/de/privacy">Datenschutzerklärung</a>.</p>
<h2>Wer entscheidet und wer ausführt</h2>
<p>Die Nachrichten zwischen Ihnen und Ihren Gästen gehören zu Ihrem Geschäft. Sie entscheiden, was warum verarbeitet wird; Nightdesk verarbeitet es in Ihrem Auftrag und für nichts anderes. In den Worten des Gesetzes sind Sie der Verantwortliche und wir der Auftragsverarbeiter.</p>
<h2>Was verarbeitet wird</h2>
<table>
<caption>Daten von Gästen im Dienst</caption>
<thead><tr><th scope="col">Daten</th><th scope="col">Woher sie kommen</th><th scope="col">Wozu sie gebraucht werden</th></tr></thead>
<tbody>
<tr><td>Name, Telefonnummer, Sprache, Zeitraum des Aufenthalts</td><td>Ihr Buchungssystem</td><td>Dem richtigen Gast zur richtigen Zeit schreiben</td></tr>
<tr><td>Nachrichten des Chats</td><td>Der Gast, Sie und der Assistent</td><td>Antworten, und die Zusammenfassung am Morgen</td></tr>
<tr><td>Wünsche und Ihre Entscheidungen</td><td>Der Chat</td><td>Die Notiz in der Buchung</td></tr>
</tbody>
</table>
<h2>Was Sie von uns verlangen können</h2>
<p>Sie können einen Vertrag zur Auftragsverarbeitung verlangen, die Liste der Unternehmen, die für uns arbeiten, und die Löschung des Chats mit einem Gast. Eine Zeile über das <a href="/de/contact">Kontaktformular</a> genügt.</p>
<h2>Was Ihre Gäste wissen sollten</h2>
<p>Sagen Sie ihnen in Ihren eigenen Datenschutzhinweisen, dass eine KI für Sie antwortet und wer ihre Nachrichten verarbeitet. Schreibt ein Gast uns statt Ihnen, geben wir die Frage weiter.</p>$t$,
 null::text,
 null::text),
('8aa3b7fc-6722-4043-91db-7f8f0687137d', 'ai-disclosure', 'hinweis-zur-ki',
 $t$Hinweis zur KI$t$,
 $t$Wenn eine KI antwortet$t$,
 $t$<p>Niemand soll raten müssen, ob da ein Mensch schreibt. Diese Seite sagt, wo Nightdesk eine KI einsetzt und woran Sie es erkennen.</p>
<h2>Im Chat mit Gästen</h2>
<p>Die erste Nachricht stellt den Assistenten als KI vor und nennt das Haus, für das er spricht. Auf die Frage, ob er ein Mensch sei, sagt er Nein. Der Gastgeber kann die erste Nachricht umformulieren, aber diesen Hinweis nicht weglassen.</p>
<h2>Woher der Assistent die Antworten hat</h2>
<p>Antworten schreibt ein GPT-Modell aus den Notizen des Gastgebers zu dieser Unterkunft, der Buchung und dem bisherigen Chat. Sie können falsch sein. Steht die Antwort nicht in den Notizen, sagt der Assistent das und fragt den Gastgeber.</p>
<h2>Was ein Mensch entscheidet</h2>
<p>Geht es um Geld, Zeit oder ein weiteres Bett, entscheidet der Gastgeber: über eine zusätzliche Person, ein Babybett, einen frühen Check-in. Der Assistent gibt die Frage weiter und bringt die Antwort zurück.</p>
<h2>Auf dieser Website</h2>
<p>Die Chats auf diesen Seiten und ihre Gäste sind erfunden. Hier antwortet Ihnen keine KI: Was diese Seiten sagen, war gespeichert, bevor Sie kamen, und was Sie über das <a href="/de/contact">Kontaktformular</a> senden, geht in den Posteingang unseres Teams.</p>$t$,
 null::text,
 null::text),
('a657fe55-bd42-4ed3-95ac-f1dce22e7b46', 'accessibility', 'barrierefreiheit',
 $t$Barrierefreiheit$t$,
 $t$Barrierefreiheit dieser Website$t$,
 $t$<p>Diese Website soll für alle funktionieren, die sie lesen möchten, mit der Maus, mit der Tastatur, mit einem Screenreader, bei 200 Prozent Vergrößerung oder auf einem kleinen Handy.</p>
<h2>Was wir anstreben</h2>
<p>Wir richten uns nach den Web Content Accessibility Guidelines 2.2, Stufe AA. Seiten lassen sich ohne JavaScript lesen, Animationen werden abgeschaltet, wenn Ihr System das verlangt, und jedes Formular sagt in Worten, was falsch ist und was zu tun ist.</p>
<h2>Was noch nicht geht</h2>
<p>Die externen Seiten, auf die wir verweisen, etwa der Kalender für Anrufe, werden von anderen betrieben, und wir können nicht für sie einstehen. Möchten Sie sie lieber nicht benutzen, schreiben Sie uns, und wir finden per E-Mail einen Termin.</p>
<h2>Sagen Sie es uns</h2>
<p>Wenn etwas Sie aufhält, <a href="/de/contact">schreiben Sie uns</a> bitte und sagen Sie, welche Seite es war. Wir antworten an Werktagen und senden Ihnen, was Sie gesucht haben, in anderer Form, wenn das hilft.</p>$t$,
 null::text,
 null::text),
('044e262c-4f53-4b3c-ba20-da079900b5b2', 'imprint', 'impressum',
 $t$Impressum$t$,
 $t$Impressum$t$,
 $t$<h2>Wer diese Website betreibt</h2>
<p>Nightdesk, Schweiz</p>
<h2>Wie Sie uns erreichen</h2>
<ul>
<li>Fragen und Support: Unsere Adresse und ein Formular sind auf der <a href="/de/contact">Kontaktseite</a></li>
<li>Bewerbungen: unter jeder Stelle auf der <a href="/de/careers">Karriereseite</a></li>
</ul>
<h2>Inhalt</h2>
<p>Wir prüfen, was wir veröffentlichen, und berichtigen Fehler, wenn wir davon erfahren. Für Seiten anderer, auf die wir verlinken, sind deren Betreiber verantwortlich.</p>
<p>Texte, Zeichnungen und Bilder auf dieser Website gehören Nightdesk, wenn nicht etwas anderes dabeisteht. Sie dürfen mit einem Link zur Quelle daraus zitieren.</p>
<h2>Marken anderer</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind Marken ihrer jeweiligen Inhaber. Wir verwenden sie, um zu sagen, womit Nightdesk arbeitet oder arbeiten wird. Die Zeichnungen daneben auf der <a href="/de/integrations">Seite der Anbindungen</a> sind unsere und nicht die Logos dieser Unternehmen.</p>
<h2>Beispiele</h2>
<p>Das Chalet Arve und seine Gäste sind erfunden, um zu zeigen, wie das Produkt funktioniert.</p>$t$,
 null::text,
 null::text),
('abd699aa-1c66-4a43-81cc-cef0900867d6', 'press', 'presse',
 $t$Presse$t$,
 $t$Presse$t$,
 $t$<h2>Für Medien</h2>
<p>Nightdesk ist ein KI-Co-Host für Ferienunterkünfte, aus der Schweiz geführt und 2023 gestartet. Der Assistent beantwortet Nachrichten von Gästen auf WhatsApp rund um die Uhr, in der Sprache des Gastes, und fragt den Gastgeber, wenn er etwas nicht weiß.</p>
<p>Für Interviews, Zahlen und Bilder <a href="/de/contact">schreiben Sie uns</a>, mit „Presse“ in der ersten Zeile.</p>$t$,
 null::text,
 null::text),
('3d0caa09-c703-4607-8256-ad8c9a10752e', 'features', 'funktionen',
 $t$Funktionen$t$,
 $t$Funktionen$t$,
 $t$# Was Nightdesk kann

Nightdesk antwortet den Gästen Ihrer Ferienwohnung auf WhatsApp, Tag und Nacht, in der Sprache, in der sie schreiben. Diese Seite stellt alle Teile vor, in der Reihenfolge, in der Sie sie brauchen: zuerst die Anbindung und die Notizen, dann der Chat, dann das, was Sie am Morgen sehen.

## Vor dem ersten Gast

### Anbindung an Ihr Buchungssystem
Nightdesk liest Buchungen und Unterkünfte aus Ihrem Buchungssystem (PMS) oder Channel Manager und schreibt Gästewünsche dorthin zurück. Der Abgleich läuft automatisch in beide Richtungen.
Smoobu ist bereits angebunden. Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung. Ein System, das nicht auf der Liste steht, können Sie sich per E-Mail wünschen.

### Wissensdatenbank
Jede Unterkunft hat ihre eigene Wissensdatenbank. Sie schreiben sie in Ihrer Sprache, Thema für Thema: der Weg hinein, das WLAN, die Heizung, die Küche, das Parken, der Müll, die Umgebung.
Am besten wirken kurze Sätze, die einen Ort nennen. „Der Router steht im Regal über den Schuhen“ beantwortet mehr als „WLAN vorhanden“.

### Score-Analyse
Die Score-Analyse vergleicht Ihre Notizen mit dem, was Gäste gewöhnlich fragen. Sie gibt der Unterkunft einen Score und nennt, was fehlt oder zu kurz ist.
Der Score hilft beim Schreiben, er ist keine Schulnote. Sind der Weg hinein, das WLAN und die Heizung beschrieben, sind die meisten nächtlichen Fragen beantwortet.

### Antwort-Simulator
Im Simulator schreiben Sie, als wären Sie der Gast, und lesen, was der Gast lesen würde. Gesendet wird nichts.
Ändern Sie eine Notiz, fragen Sie noch einmal und vergleichen Sie. Schalten Sie eine Unterkunft erst frei, wenn Sie mit ihren Antworten zufrieden sind.

### Begleiteter Einstieg
Die Einrichtung hat vier Schritte: verbinden, Unterkunft beschreiben, testen, starten. Sie gehen sie allein oder mit uns bei einem Anruf.

## Im Chat

### Erste Nachricht
Sobald eine Buchung bestätigt ist, bekommt der Gast eine erste Nachricht auf WhatsApp, nach Ihrer Vorlage geschrieben. Sie stellt den Assistenten als KI vor und sagt, für welches Haus er spricht.
Der Gast installiert nichts und antwortet dort, wo er ohnehin schreibt.

### Antworten in der Sprache des Gastes
Antworten schreibt ein GPT-Modell aus drei Quellen: der Wissensdatenbank dieser Unterkunft, der Buchung und dem bisherigen Chat. Eine Frage auf Niederländisch wird auf Niederländisch beantwortet, auch wenn Ihre Notizen auf Deutsch sind.
Gäste können zu jeder Stunde schreiben, so oft sie möchten. Die Zahl der Chats pro Gast ist nicht begrenzt.

### Wenn der Assistent etwas nicht weiß
Steht die Antwort nicht in der Wissensdatenbank, sagt der Assistent das. Sie wählen, was dann geschieht: Er nennt dem Gast Ihre Kontaktdaten, oder er verspricht, das Team zu fragen, und meldet sich wieder.

### Rückfrage im richtigen Moment
Manche Wünsche brauchen einen Menschen: eine zusätzliche Person, ein Babybett, ein früher Check-in. Dann fragt der Assistent erst Sie und antwortet danach.
Sie antworten mit Ja, Nein oder einem Stichwort, zum Beispiel „ja 13:00“. Der Gast erfährt es in seiner Sprache, im selben Chat.

## Am Morgen

### Buchungsnotizen
Was ein Gast sich gewünscht hat und was Sie entschieden haben, steht in der Notiz dieser Buchung. Wer das Haus vorbereitet, findet es dort, wo man ohnehin nachsieht.

### Zusammenfassungen
Jeder Chat hat eine Zusammenfassung: was gefragt, was vereinbart wurde, was noch offen ist. Daneben steht, was der Gast erwähnt hat, etwa die Sprache, die Mitreisenden oder eine Anreise mit dem Zug.

### Dashboard
Das Dashboard zeigt zu jeder Unterkunft drei Dinge: Antwortzeiten, Zufriedenheit der Gäste und die Fragen, die immer wiederkommen. Eine Frage, die oft wiederkommt, ist eine Notiz, die fehlt oder schwer zu finden ist.

### Teamzugang
Laden Sie die Menschen ein, die mit Ihnen das Haus betreuen. Sie sehen offene Wünsche, beantworten sie und lesen die Zusammenfassungen, alle mit der eigenen Anmeldung.

### Web-App fürs Handy
Das alles geht im Browser eines Handys, ohne App-Store.

## Preis

Ein Preis je Unterkunft, pro Monat oder, günstiger, pro Jahr. Beide stehen im Abschnitt mit den Preisen auf der Startseite. Das Testen ist kostenlos, solange Sie möchten, ohne Kreditkarte.$t$,
 null::text,
 null::text)
) as translation (id, original, slug, nav_title, page_title, content, seo_title, seo_description)
join public.website_content as original on original.slug = translation.original and original.language = 'en';

insert into public.pms_providers (id, language, translation_of, translated_from, code, name, status, display_order, description)
select translation.id::uuid, 'de', original.id, original.words_digest, original.code, original.name, original.status,
  original.display_order, translation.description
from (values
('9f3dcd8d-538f-444f-99ab-456cc59cf858', 'SMOOBU',
 $t$Buchungen und Unterkünfte werden übernommen, und Gästewünsche gehen zurück in die Buchungsnotizen.$t$),
('5670047b-b8e3-437d-802b-6369c22061bd', 'AIRBNB',
 $t$Wird Ihre Airbnb-Inserate und -Buchungen direkt übernehmen. Bis dahin kommen Airbnb-Buchungen, die Smoobu für Sie verwaltet, über Smoobu.$t$),
('b6887ecc-813c-4896-b0cc-719a08e3e43e', 'BOOKING',
 $t$Wird Anreisen, Abreisen und Angaben zu den Gästen aus Ihrem Booking.com-Konto lesen und den Gast begrüßen, wo der Kanal es erlaubt.$t$),
('ea7571a7-4b6c-4adb-afaf-e80155bd09f6', 'VRBO',
 $t$Wird Ihre Vrbo-Häuser und deren Buchungen übernehmen, für Gastgeber ohne eigenes Buchungssystem.$t$),
('05255d9f-d7ff-44e6-8208-24592029d2e8', 'GUESTY',
 $t$Wird in beide Richtungen mit Guesty abgleichen: Inserate und Buchungen herein, zugesagte Gästewünsche als Notizen in der Buchung zurück.$t$),
('8efcda5a-7ffa-4cf3-99e5-dc33413f4c21', 'HOSTAWAY',
 $t$Wird in beide Richtungen mit Hostaway abgleichen, für Teams mit vielen Unterkünften: Unterkünfte und Buchungen herein, Gästewünsche als Buchungsnotizen zurück.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

-- The articles, under the day and the picture of the original.
insert into public.blog_posts
  (id, language, translation_of, translated_from, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status)
select translation.id::uuid, 'de', original.id, original.words_digest, translation.title, translation.excerpt,
  translation.content, original.image_url, translation.image_alt, original.author, translation.category,
  replace(original.read_time, 'min read', 'Min. Lesezeit'), original.date, original.status
from (values
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e01', '2e534a96-75c7-489d-9aa4-4cc8f9161a69',
 $t$Schreiben für Gäste, deren Sprache Sie nicht sprechen$t$,
 $t$Übersetzen ist einfach geworden. Ob man verstanden wird, hängt immer noch vom Satz ab, den man hineingibt. Wie Hausnotizen die Reise überstehen, mit sechs Fallen, einem umgeschriebenen Beispiel und einer Zwischenantwort in fünf Sprachen.$t$,
 $t$Gästenachrichten$t$,
 $t$Eine gefaltete Karte mit fünf Türen, jede unter ihrem Wort in einer anderen Sprache: Porta, Tür, Porte, Deur und Uks.$t$,
 $de$
<p>Sie schreiben in Ihrer Sprache, eine Maschine macht Niederländisch daraus, und eine Familie aus Utrecht richtet sich danach. Das Ergebnis können Sie nicht prüfen. Das Original schon, und fast alle Missverständnisse stecken bereits darin.</p>

<h2>Ein Beispiel, einmal umgeschrieben</h2>
<p>So steht es in vielen Gästemappen. Freundlich und richtig:</p>
<blockquote><p>Sollte das Warmwasser einmal ausgehen, was nach dem Skifahren schon vorkommen kann, liegt das meistens bloß am Boiler, dem man dann ein halbes Stündchen gönnen sollte, und ansonsten gäbe es an der Seite noch einen Knopf (etwas fummelig).</p></blockquote>
<p>Sechs Gedanken in einem Satz. „Ausgehen“ hat drei Bedeutungen, „gönnen“ kaum eine genaue Entsprechung, „fummelig“ gar keine, und die Übersetzung muss sich für irgendetwas entscheiden. Dieselbe Notiz, reisefertig:</p>
<blockquote><p>Das warme Wasser reicht für etwa vier Duschen. Danach ist das Wasser 30 Minuten lang kalt. Bitte warten Sie 30 Minuten. Ist das Wasser dann noch kalt, drücken Sie den roten Knopf an der linken Seite des Boilers. Halten Sie ihn fünf Sekunden lang gedrückt. Der Boiler steht im Schrank im Bad.</p></blockquote>
<p>Kürzer ist das nicht. Aber jeder Satz lässt sich nur auf eine Art übersetzen, und der Gast kann aufhören zu lesen, sobald das Wasser warm ist.</p>

<h2>Vier Gewohnheiten, die nichts kosten</h2>
<ol>
<li><strong>Ein Satz, eine Handlung.</strong> Steht irgendwo „und dann“, gehört davor ein Punkt.</li>
<li><strong>Sagen Sie, wer etwas tut.</strong> „Der Schlüssel wird in die Box gelegt“ kann ein Wunsch, eine Regel oder eine Beschreibung sein. „Bitte legen Sie den Schlüssel in die Box“ ist eine Bitte und sonst nichts.</li>
<li><strong>Dasselbe Wort für dieselbe Sache.</strong> Heißt es oben Schlüsselbox, darf es unten nicht Tresor heißen. In der Schule galt das als schlechter Stil. Hier erspart es dem Gast die Suche nach einem zweiten Kasten.</li>
<li><strong>Wenn Sie bitten, dann bitten Sie.</strong> „Man könnte die Läden schließen“ ist höflich gemeint und in vielen Übersetzungen bloß eine Möglichkeit. Schreiben Sie: „Bitte schließen Sie die Läden, wenn Sie aus dem Haus gehen.“</li>
</ol>

<h2>Sechs Fallen in gewöhnlichen Wörtern</h2>
<table>
<caption>Was dasteht, was verstanden werden kann, was besser ist</caption>
<thead><tr><th scope="col">Geschrieben</th><th scope="col">Möglicherweise verstanden</th><th scope="col">Besser</th></tr></thead>
<tbody>
<tr><td>halb acht</td><td>8:30 Uhr, von englischsprachigen Gästen</td><td>19:30 Uhr</td></tr>
<tr><td>5.12.</td><td>5. Dezember oder 12. Mai</td><td>Samstag, 5. Dezember</td></tr>
<tr><td>morgen, gesendet um 0:40 Uhr</td><td>heute, übermorgen oder „am Morgen“</td><td>Samstag, ab 13 Uhr</td></tr>
<tr><td>erster Stock</td><td>Erdgeschoss, von Gästen aus den USA</td><td>eine Treppe hoch</td></tr>
<tr><td>die Tonne rechts</td><td>rechts vom Haus aus oder von der Straße aus</td><td>die grüne Tonne</td></tr>
<tr><td>Frühstück bis zehn</td><td>dann wird abgeräumt, oder dann müssen Sie weg sein</td><td>Frühstück: 7:30 bis 10 Uhr</td></tr>
</tbody>
</table>
<p>Farben, Zahlen und die Namen der Zimmer überstehen alles. Links und rechts überstehen es, wenn Sie dazuschreiben, wo man dabei steht.</p>

<h2>Was nicht übersetzt werden darf</h2>
<p>Ein Gast sucht das Wort, das auf dem Schild steht. Steht am Schalter <em>Warmwasser</em> und in der Übersetzung nur „hot water“, hat die gute Übersetzung den Schalter versteckt. Geben Sie beides an, das gedruckte Wort zuerst: der Schalter mit der Aufschrift „Warmwasser“ (heißes Wasser). Dasselbe gilt für Straßennamen, Haltestellen, den Namen des WLANs, die Tasten am Backofen und die Müllsäcke, die man kaufen muss. Setzen Sie solche Wörter in Anführungszeichen. Die meisten Übersetzungsprogramme lassen sie dann in Ruhe, und der Gast weiß, dass er Buchstabe für Buchstabe danach suchen soll.</p>

<h2>Höflich in fünf Sprachen</h2>
<p>Viele Sprachen haben zwei Wörter für die Anrede. Bei Unbekannten ist die förmliche selten ein Fehler. Entscheiden Sie sich also einmal für sie und bleiben Sie dabei. Kommt eine Nachricht in einer Sprache, die Sie nicht lesen, und brauchen Sie Zeit, ist diese Antwort sicher. Passen Sie nur die Uhrzeit an.</p>
<blockquote>
<p><strong>Englisch:</strong> Good evening, thank you for your message. I have read it and will answer by 9 a.m.</p>
<p><strong>Französisch:</strong> Bonsoir, merci pour votre message. Je l’ai bien lu et je vous répondrai avant 9 h.</p>
<p><strong>Italienisch:</strong> Buonasera, grazie per il messaggio. L’ho letto e Le risponderò entro le 9.</p>
<p><strong>Niederländisch:</strong> Goedenavond, hartelijk dank voor uw bericht. Ik heb het gelezen en antwoord u vóór 9 uur.</p>
<p><strong>Estnisch:</strong> Tere õhtust, aitäh sõnumi eest. Lugesin selle läbi ja vastan teile hiljemalt kell 9.</p>
</blockquote>
<p>Antworten Sie in der Sprache, in der Sie gefragt wurden, auch wenn der Gast gut Deutsch kann. Nachts, mit einem weinenden Kind, kann er es weniger gut.</p>

<h2>Prüfen, was Sie nicht lesen können</h2>
<p>Übersetzen Sie Ihre Notiz in die Sprache des Gastes und in einem zweiten Schritt zurück in Ihre. Achten Sie nicht auf Schönheit. Achten Sie auf fünf Dinge: die Uhrzeit, die Zahl, den Ort, das Wort <em>nicht</em> und wer etwas tun muss. Kommen die unversehrt zurück, können Sie senden. Fehlt eines, ändern Sie Ihren eigenen Satz statt der Übersetzung und versuchen Sie es noch einmal. Das verbesserte Original hilft dann auch der nächsten Sprache.</p>
<p>Deshalb lohnen sich gute Notizen auch, wenn Nightdesk für Sie antwortet: Der Assistent schreibt in der Sprache des Gastes aus dem, was Sie aufgeschrieben haben. Kurze Sätze hinein, klare Antworten heraus. Und falls Sie einmal eine niederländische Freundin mitlesen lassen, geben Sie ihr die eine Seite, die alle bekommen: die Ankunft. Dort ist ein falsches Wort am teuersten.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e02', '8b401397-7d9b-4445-8dc5-fabe7d52697b',
 $t$Die Fragen eines Monats, an einem Abend gelesen$t$,
 $t$Legen Sie die Gästefragen eines Monats nebeneinander, und das Haus sagt Ihnen, was ihm fehlt. Ein Abend von 19 bis 21 Uhr, mit einem durchgerechneten Beispiel aus 58 Fragen, fünf Stapeln und einem Vorsatz für den nächsten Monat.$t$,
 $t$Größer werden$t$,
 $t$$t$,
 $de$
<p>Jede Frage eines Gastes ist ein kleiner Bericht über das Haus. Einzeln ist sie bis zum Frühstück vergessen. Ein ganzer Monat, nebeneinandergelegt, verrät Ihnen, welches Schild fehlt, welche Nachricht niemand liest und wo ein Schraubenzieher mehr hilft als ein weiterer Satz. Es braucht einen Abend, ein Blatt Papier und etwas zu trinken.</p>
<p>Die Zahlen hier stammen aus einem erfundenen Monat, vierzehn Aufenthalten in einem Haus wie dem Chalet Arve, damit man mitrechnen kann. Ihre werden anders aussehen. Die Methode nicht.</p>

<h2>19 Uhr: Abschreiben, noch nicht nachdenken</h2>
<p>Gehen Sie die Chats vom Ersten bis zum Letzten des Monats durch. Für jede Frage eine Zeile: Tag, Wohnung und die Frage in fünf Wörtern. Dank, Grüße und Fotos vom Berg lassen Sie weg.</p>
<blockquote>
<p>3. Mai, Wohnung 9, wo WLAN-Passwort</p>
<p>3. Mai, Wohnung 3, Gepäck vor 15 Uhr</p>
<p>4. Mai, Wohnung 12, welcher Parkplatz</p>
<p>4. Mai, Wohnung 12, Kochfeld zeigt ein Schloss</p>
</blockquote>
<p>Keine Namen. Sie möchten etwas über das Haus erfahren, nicht über Jonas, und eine Liste ohne Namen können Sie allen zeigen, die Ihnen helfen. Beantworten, verbessern und entschuldigen Sie beim Abschreiben nichts. Das kommt später und bringt Sie nur aus dem Takt.</p>

<h2>19:40 Uhr: Gleiches zu Gleichem legen und zählen</h2>
<p>Jetzt wird sortiert. Fragen, die derselbe Satz beantwortet hätte, gehören zusammen, so verschieden sie auch gestellt wurden. In unserem Monat wurden aus 58 Zeilen acht Reihen:</p>
<table>
<caption>58 Fragen aus einem erfundenen Monat</caption>
<thead><tr><th scope="col">Frage</th><th scope="col">Anzahl</th><th scope="col">Stapel</th></tr></thead>
<tbody>
<tr><td>WLAN-Passwort</td><td>11</td><td>Steht da, wird nicht gefunden</td></tr>
<tr><td>Welcher Parkplatz</td><td>9</td><td>Steht da, wird nicht gefunden</td></tr>
<tr><td>Früher Check-in, Gepäck</td><td>8</td><td>Zu entscheiden</td></tr>
<tr><td>Müll: wohin, an welchem Tag</td><td>7</td><td>Steht nirgends</td></tr>
<tr><td>Kochfeld zeigt ein Schloss</td><td>5</td><td>Steht nirgends</td></tr>
<tr><td>Lichtschalter im Bad</td><td>5</td><td>Zu reparieren</td></tr>
<tr><td>Späte Abreise</td><td>4</td><td>Zu entscheiden</td></tr>
<tr><td>Nur einmal gefragt</td><td>9</td><td>Liegen lassen</td></tr>
</tbody>
</table>
<p>Die letzte Reihe liegen zu lassen, fällt am schwersten. Neun Fragen, neun verschiedene: eine Yogamatte, der Name eines Vogels. Eine Notiz, die das alles abdecken will, wird lang, und dann findet auch das WLAN niemand mehr.</p>

<h2>20:10 Uhr: Für jeden Stapel ein Mittel</h2>
<p>Der Stapel entscheidet, was zu tun ist. Mehr zu schreiben hilft nur bei einem davon.</p>
<ul>
<li><strong>Steht da, wird nicht gefunden (20).</strong> Der Satz steht am falschen Ort. Rücken Sie ihn dorthin, wo man ihn braucht: das WLAN in die Nachricht zur Ankunft, den Parkplatz über den Code der Schlüsselbox.</li>
<li><strong>Steht nirgends (12).</strong> Zwei Sätze sind zu schreiben. Siehe unten.</li>
<li><strong>Zu entscheiden (12).</strong> Kein Text macht damit Schluss. Aber sehen Sie sich Ihre Antworten an: Wenn Sie achtmal von acht Ja gesagt haben, ist das eine Regel. Schreiben Sie sie als solche auf.</li>
<li><strong>Zu reparieren (5).</strong> Der Schalter fürs Bad ist draußen, hinter der Tür. Ein Aufkleber mit einem Pfeil kostet weniger als fünf Chats.</li>
<li><strong>Liegen lassen (9).</strong> Freundlich beantworten, wenn sie kommen.</li>
</ul>
<p>Zählen Sie den ersten Stapel zusammen: 20 von 58, rund ein Drittel, und dafür braucht es keinen einzigen neuen Satz.</p>

<h2>20:30 Uhr: Die zwei fehlenden Sätze schreiben</h2>
<p>Nehmen Sie die Wörter der Gäste, nicht Ihre. Niemand hat nach der Abfallentsorgung gefragt. Gefragt wurde, wohin mit dem Müll.</p>
<blockquote><p>Müll: Die blauen Säcke liegen unter der Spüle. Binden Sie einen zu und legen Sie ihn in den grauen Container am Ende der Einfahrt, an jedem Tag. Glas kommt ins Dorf, neben die Kirche. Wenn Sie kein Auto haben, lassen Sie es unter der Spüle stehen. Wir nehmen es mit.</p></blockquote>
<blockquote><p>Das Kochfeld zeigt ein Schloss: Legen Sie einen Finger auf das Schlüsselsymbol und lassen Sie ihn fünf Sekunden dort, bis es piept. Die Fläche muss trocken sein. Sperrt es sich wieder, wischen Sie den vorderen Rand ab.</p></blockquote>
<p>Dann lesen Sie beides jemandem vor, der die Küche nicht kennt. Wo nachgefragt wird, fehlt ein Wort.</p>

<h2>20:50 Uhr: Ein Vorsatz für den nächsten Monat</h2>
<p>Schreiben Sie unten auf das Blatt, was Sie erwarten, mit einer Zahl und dem Tag, an dem Sie wieder nachsehen:</p>
<blockquote><p>WLAN steht seit 1. Juni in der Nachricht zur Ankunft. Im Mai 11 Fragen bei 14 Aufenthalten. Am 1. Juli zähle ich wieder. Sind es dann noch mehr als 3, wird die Nachricht nicht gelesen, und ich lege die Karte auf den Tisch.</p></blockquote>
<p>Vergleichen Sie je Aufenthalt, nicht je Monat. Elf bei vierzehn Aufenthalten und elf bei zweiundzwanzig sind nicht dasselbe.</p>

<h2>21 Uhr: Das Heft zuklappen</h2>
<p>Was bringt es? Kostet eine Frage drei Minuten, samt Handy suchen und zurückfinden zu dem, was Sie gerade taten, dann sind 58 Fragen 174 Minuten, knapp drei Stunden. Die zwanzig, die sich verschieben lassen, sind eine davon. Und eine Stunde in Stücken von drei Minuten, manche davon nachts, ist länger, als sie aussieht.</p>
<p>Mit Nightdesk stehen die häufigsten Fragen schon auf dem <a href="/de/features">Dashboard</a>, was die erste Stunde verkürzt. Der Rest des Abends bleibt gleich, denn nur Sie wissen, welcher Schalter einen Aufkleber braucht.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e03', '3a22259e-9572-4196-96aa-e7b79017bfb1',
 $t$Was eine Buchungsnotiz für die Reinigung enthalten muss$t$,
 $t$Gelesen wird sie an der Tür, in zehn Sekunden, mit einem Sack Wäsche in der Hand. Sechs Felder in fester Reihenfolge, ein Samstag in zwei Fassungen und die Uhrzeit, ab der sich nichts mehr ändert.$t$,
 $t$Betrieb$t$,
 $t$Ein Reinigungswagen mit Handtüchern und Besen, daran eine Notiz für Tür 7: „Babybett“ ist markiert.$t$,
 $de$
<p>Die Reinigungskraft liest die Buchungsnotiz an der Tür, das Handy in der einen Hand, einen Sack Wäsche in der anderen. Sie hat vielleicht zehn Sekunden. Wie das Gespräch mit dem Gast lief, muss sie nicht wissen. Sie muss wissen, was anders ist als letzten Samstag.</p>
<p>Damit ist jede Notiz schon geprüft: Was würde sie nach dem Lesen anders machen? Lautet die Antwort „nichts“, ist es keine Notiz, sondern ein Tagebuch.</p>

<h2>Sechs Felder, immer in dieser Reihenfolge</h2>
<p>Nehmen Sie für jede Buchung dieselbe Reihenfolge und schreiben Sie das Feld auch hin, wenn es leer ist. Eine fehlende Zeile lässt Zweifel. „Zugesagt: nichts“ nicht.</p>
<table>
<caption>Die Notiz, Feld für Feld</caption>
<thead><tr><th scope="col">Feld</th><th scope="col">Was hineingehört</th><th scope="col">Beispiel</th></tr></thead>
<tbody>
<tr><td>Raus</td><td>Wann die alten Gäste weg sind</td><td>Raus 10 Uhr</td></tr>
<tr><td>Rein</td><td>Wann die neuen hineindürfen</td><td>Rein 13 Uhr (nicht 15 Uhr)</td></tr>
<tr><td>Personen</td><td>Wie viele, Babys extra</td><td>2 + 1 Baby</td></tr>
<tr><td>Betten</td><td>Welche zu beziehen sind, nicht wie viele es gibt</td><td>Doppelbett, Babybett</td></tr>
<tr><td>Zugesagt</td><td>Alles, wozu ein Gast ein Ja bekommen hat</td><td>Babybett, Hochstuhl</td></tr>
<tr><td>Prüfen</td><td>Mängel, die beim letzten Aufenthalt gemeldet wurden</td><td>Lampe im Bad flackert</td></tr>
</tbody>
</table>
<p>Was vom Üblichen abweicht, kommt in Klammern oder Großbuchstaben, sonst nichts. Wo alles groß geschrieben ist, fällt nichts mehr auf.</p>

<h2>Dieselben Fakten, zweimal aufgeschrieben</h2>
<p>So sieht es gern aus, wenn man aus dem Chat abschreibt:</p>
<blockquote><p>Giulia hat gestern Abend geschrieben, sehr nett, die kommen mit der Tochter (8 Monate??) und wollten ein Bett für sie, hab gesagt ok. Sie nehmen den Zug, also wohl nicht vor 3, vielleicht später. Lampe im Bad, das hatten glaube ich die Letzten erwähnt.</p></blockquote>
<p>Und das ist die Notiz für Wohnung 7, aus demselben Chat:</p>
<blockquote><p>Raus 10 Uhr. Rein 15 Uhr. Personen: 2 + 1 Baby. Betten: Doppelbett, BABYBETT. Zugesagt: Babybett (Ja vom 17. Juli). Prüfen: Lampe im Bad flackert.</p></blockquote>
<p>Die zweite lässt sich bei schlechtem Licht lesen, auch von jemandem mit Portugiesisch als Muttersprache, und sie übersteht eine maschinelle Übersetzung. Kurze Hauptwörter schaffen das. „Hab gesagt ok“ nicht: Niemand weiß, wer es wem gesagt hat und was ok war.</p>

<h2>Warum die Uhrzeit zuerst kommt</h2>
<p>Nehmen wir einen Samstag mit drei Wechseln und einer Reinigungskraft. Jede Wohnung braucht zweieinviertel Stunden, und alle drei sind um 10 Uhr frei. Wohnung 12 ist die größte, deshalb fängt sie gern dort an. Aber jemand hat den Gästen von Wohnung 3 gesagt, dass sie um 13 Uhr hineinkönnen.</p>
<table>
<caption>Ein Samstag, in zwei Reihenfolgen</caption>
<thead><tr><th scope="col">Zeit</th><th scope="col">Nach Gewohnheit</th><th scope="col">Nach den Notizen</th></tr></thead>
<tbody>
<tr><td>10:00 bis 12:15 Uhr</td><td>Wohnung 12</td><td>Wohnung 3, Gäste um 13 Uhr</td></tr>
<tr><td>12:15 bis 14:30 Uhr</td><td>Wohnung 3, Gäste warten seit 13 Uhr</td><td>Wohnung 7, Gäste um 15 Uhr</td></tr>
<tr><td>14:30 bis 16:45 Uhr</td><td>Wohnung 7, Gäste warten seit 15 Uhr</td><td>Wohnung 12, Gäste landen um 3:10 Uhr</td></tr>
</tbody>
</table>
<p>Die Arbeit ist dieselbe. In der linken Spalte stehen zwei Familien draußen, die eine anderthalb Stunden, die andere eindreiviertel. In der rechten niemand. Der ganze Unterschied ist eine Zeile mit „13 Uhr“, und dass sie vor zehn dastand.</p>

<h2>Was nicht hineingehört</h2>
<ul>
<li><strong>Telefonnummern und Ausweisdaten.</strong> Die Reinigung ruft keine Gäste an. Was nicht dasteht, kann nicht weitergegeben werden.</li>
<li><strong>Gründe.</strong> „Früher wegen eines Arzttermins“ ist privat. „Rein 13 Uhr“ genügt.</li>
<li><strong>Meinungen.</strong> Gäste dürfen erfahren, was Sie über sie gespeichert haben. Schreiben Sie nichts, was Sie ihnen nicht vorlesen würden.</li>
<li><strong>Offene Fragen.</strong> Bei „vielleicht ein Hund“ muss die Reinigungskraft entscheiden. Fragen Sie den Gast und schreiben Sie dann „Hund: nein“.</li>
<li><strong>Die Standardliste.</strong> Handtücher, Müll und Fenster gehören einmal auf eine Karte im Wäscheraum.</li>
</ul>

<h2>Eine letzte Uhrzeit vereinbaren</h2>
<p>Eine Notiz, die sich um 11:40 Uhr ändert, liest niemand. Legen Sie eine Uhrzeit fest, zum Beispiel 20 Uhr am Vorabend. Bis dahin kommt ein Ja nur in die Notiz. Danach schreibt, wer zusagt, auch der Reinigungskraft und wartet auf ihre Antwort. Diese Nachricht genügt:</p>
<blockquote><p>Änderung für morgen, Wohnung 3: rein um 13 statt um 15 Uhr. Geht das als Erstes? Bitte antworte mit Ja oder Nein, bevor ich es dem Gast sage.</p></blockquote>
<p>Auf den letzten Satz kommt es an. Er bewahrt Sie davor, Stunden zu versprechen, die jemand anderem gehören.</p>
<p>Wenn Nightdesk Ihren Gästen antwortet und Sie einem Wunsch zusagen, schreibt der Assistent dieses Ja in die Buchungsnotiz Ihres Systems, <a href="/de/integrations">heute ist das Smoobu</a>. Die Reihenfolge der Felder und die Uhrzeit, zu der sie sich schließen, bleiben eine Abmachung zwischen Ihnen und der Person mit der Wäsche. Fragen Sie sie, welche Zeile ihr am meisten fehlt. Sie wird es sofort wissen.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e04', '53f3362a-4647-49ec-b5d1-2118878d8905',
 $t$Babybett, zusätzliche Person, früher Check-in: einmal entscheiden$t$,
 $t$Drei Wünsche kehren die ganze Saison wieder, und allzu leicht entscheidet man sie jedes Mal neu. Eine Stunde mit Papier und Bleistift erledigt die meisten Fälle. Das ist das Arbeitsblatt dazu, ausgefüllt für ein erfundenes Haus.$t$,
 $t$Vermieten$t$,
 $t$Ein Babybett und ein Hocker mit Handtüchern, jeder mit einem Anhänger, auf dem Ja steht, und eine Uhr mit dem Anhänger 13:00.$t$,
 $de$
<p>Wenn Sie im Mai zu einem Babybett Ja gesagt und im Juli gezögert haben, lag das vermutlich nicht am Bett. Sie saßen im Zug, die Reinigungskraft war krank, oder es war schon die dritte Nachricht an dem Tag. Gäste merken das: Die Familie, die für die vierte Person bezahlt hat, trifft die Familie, die nichts bezahlt hat.</p>
<p>Setzen Sie sich also einmal hin, solange kein Gast wartet. Beantworten Sie zu jedem Wunsch drei Fragen schriftlich. <em>Was kostet es mich? Was muss für ein Ja erfüllt sein? Wer muss es bis wann wissen?</em> Hier sind die drei häufigsten, durchgerechnet für das Chalet Arve, ein erfundenes Haus mit nummerierten Wohnungen. Alle Beträge sind Beispiele in Schweizer Franken; setzen Sie Ihre eigenen ein.</p>

<h2>Babybett</h2>
<p><strong>Kosten.</strong> Zehn Minuten zum Aufstellen, eine kleine Garnitur Wäsche. Keine Zeile auf der Rechnung wert.</p>
<p><strong>Was für ein Ja erfüllt sein muss.</strong> In der Nacht ist ein Bett frei. Zwei Betten für zehn Wohnungen heißt, dass die dritte Familie ein Nein bekommt, also muss jemand zählen. Und Sie sollten dem Bett selbst vertrauen: eine feste Matratze, die ohne Lücken hineinpasst, alle Schrauben da, die europäische Norm EN 716 auf dem Etikett.</p>
<p><strong>Wer, bis wann.</strong> Die Reinigungskraft, bis acht Uhr am Morgen der Ankunft.</p>
<blockquote><p>Wir haben zwei Babybetten und verleihen sie kostenlos. Ich sehe nach, ob für Ihre Daten eines frei ist, und schreibe Ihnen. Matratze und Spannbettlaken sind dabei; bitte bringen Sie für Ihr Kind einen Schlafsack mit.</p></blockquote>

<h2>Zusätzliche Person</h2>
<p><strong>Kosten.</strong> Hier wird Schätzen teuer. Für eine Nacht: Bettwäsche und Handtücher 12, Kurtaxe 4, eine halbe Stunde mehr Reinigung 18. Zusammen 34. Bei drei Nächten fällt die Kurtaxe dreimal an und der Rest nur einmal: 12 + 12 + 18 = 42.</p>
<p>Ein fester Preis von 15 pro Nacht wäre bei einer Nacht ein Verlust von 19 und bei drei Nächten ein Gewinn von 3. Besser ist ein Preis, der so gebaut ist wie die Kosten: <strong>35 für die erste Nacht, 5 für jede weitere</strong>. Eine Nacht 35, drei Nächte 45. Das deckt beides, und Sie können es allen erklären, die fragen.</p>
<p><strong>Was für ein Ja erfüllt sein muss.</strong> Ein richtiges Bett, kein Sofa mit Decke. Eine Personenzahl, die Bewilligung und Versicherung erlauben. Ein Name für den Meldeschein. Sehen Sie diese Grenzen jetzt nach; sie gelten für jede künftige Anfrage.</p>
<p><strong>Wer, bis wann.</strong> Immer Sie selbst, denn eine Person über der Grenze kann Sie den Versicherungsschutz kosten. Danach die Reinigungskraft, wegen der Wäsche.</p>

<h2>Früher Check-in</h2>
<p><strong>Kosten.</strong> Nichts, oder den Frieden mit Ihrer Reinigungskraft. Rechnen Sie rückwärts, Wohnung für Wohnung:</p>
<ul>
<li>Abreise um 10 Uhr, Reinigung zweieinhalb Stunden: fertig um 12:30 Uhr.</li>
<li>Eine halbe Stunde Reserve für Gäste, die zu spät gehen: <strong>13 Uhr</strong> ist an einem Wechseltag das Früheste, was Sie versprechen können.</li>
<li>Niemand in der Wohnung in der Nacht davor: <strong>11 Uhr</strong>, zugesagt aber erst nach 18 Uhr am Vorabend, wenn sich die Nacht nicht mehr verkaufen lässt.</li>
</ul>
<p><strong>Was für ein Ja erfüllt sein muss.</strong> Nur eine Wohnung kann als erste gereinigt werden. Wer zuerst fragt, bekommt 13 Uhr, wer danach fragt, die übliche Zeit und einen Platz fürs Gepäck.</p>
<blockquote><p>An Ihrem Ankunftstag reisen um 10 Uhr andere Gäste ab, deshalb ist 13 Uhr das Früheste. Ich frage, ob Ihre Wohnung als erste gereinigt werden kann. Ihr Gepäck können Sie auf jeden Fall ab 11 Uhr im Skiraum lassen.</p></blockquote>

<h2>Das Blatt zum Aufhängen</h2>
<p>Jetzt kürzen Sie, bis es auf die Innenseite einer Schranktür passt. Alle, die Gästen antworten, arbeiten damit und mit nichts anderem.</p>
<table>
<caption>Chalet Arve, entschieden am 20. September, wieder zu lesen im März</caption>
<thead><tr><th scope="col">Wunsch</th><th scope="col">Preis</th><th scope="col">Ja, wenn</th><th scope="col">Immer fragen</th><th scope="col">Bescheid sagen</th></tr></thead>
<tbody>
<tr><td>Babybett</td><td>kostenlos</td><td>eines von zweien frei ist</td><td>nein</td><td>Reinigung, 8 Uhr</td></tr>
<tr><td>Zusätzliche Person</td><td>35 + 5</td><td>richtiges Bett, innerhalb der Grenze</td><td>ja</td><td>Reinigung, Meldeschein</td></tr>
<tr><td>Check-in ab 13 Uhr</td><td>kostenlos</td><td>zuerst gefragt an dem Tag</td><td>ja</td><td>Reinigung, am Vorabend</td></tr>
<tr><td>Check-in ab 11 Uhr</td><td>kostenlos</td><td>Wohnung leer, nach 18 Uhr am Vorabend</td><td>ja</td><td>niemandem</td></tr>
</tbody>
</table>

<h2>Was Sie offenlassen sollten</h2>
<p>Die Spalte <strong>Immer fragen</strong> ist so wichtig wie die Preise. Eine Regel gehört auf das Blatt, wenn Sie ihr Ergebnis auch am schlimmsten Samstag im Februar hinnehmen würden. Spüren Sie ein „Kommt darauf an“, schreiben Sie in diese Spalte Ja und behalten Sie die Entscheidung für sich. Das Nachdenken haben Sie sich trotzdem gespart: Die Bedingungen stehen da, übrig bleibt ein Wort.</p>
<p>Mit dem Blatt lässt sich die Gästebetreuung auch am leichtesten abgeben. Eine Nachbarin kann damit arbeiten, während Sie weg sind. Antwortet ein Assistent wie Nightdesk Ihren Gästen, kommen die Regeln in seine Notizen, und was mit Ja markiert ist, geht zur Zusage an Sie, bevor etwas versprochen wird.</p>
<p>Eine letzte Regel, für die Ausnahmen. Machen Sie welche, gern sogar, und schreiben Sie den Grund zur Buchung. Steht derselbe Grund dreimal da, ist es keine Ausnahme mehr. Ändern Sie das Blatt.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e05', '9dfc0c46-a5d5-403d-8090-058f781ccbf6',
 $t$Die acht häufigsten Fragen der Gäste, mit Antworten zum Kopieren$t$,
 $t$Ankunft, Parken, Schlüssel, WLAN, Heizung, Müll, Brot am Sonntag und die Koffer am letzten Tag. Acht Antworten für Ihre Textbausteine, mit Klammern für alles, was bei Ihnen anders ist.$t$,
 $t$Gästenachrichten$t$,
 $t$Ein Fächer aus acht nummerierten Karten an einer Schnur; die fünfte ist herausgezogen.$t$,
 $de$
<p>Hinter dieser Liste steht keine Umfrage. Blättern Sie durch Ihre letzten zwanzig Chats, und Sie treffen wahrscheinlich dieselben acht Fragen, in Ihrer eigenen Reihenfolge. Kopieren Sie die Antworten, ersetzen Sie, was in eckigen Klammern steht, und lesen Sie jede einmal so, als stünden Sie im Regen.</p>

<h2>Vor der Abfahrt</h2>
<h3>1. Ab wann können wir hinein?</h3>
<blockquote><p>Die Wohnung gehört Ihnen ab [15 Uhr]. Zu spät gibt es nicht: Die Schlüsselbox lässt sich die ganze Nacht öffnen. Möchten Sie früher kommen, schreiben Sie mir, wann Ihr Zug ankommt, dann frage ich die Reinigung.</p></blockquote>
<p>In dieser Frage stecken oft zwei: wie früh, und wie spät. Beantworten Sie beide, und die zweite Nachricht kommt gar nicht erst.</p>
<h3>2. Wo parken wir?</h3>
<blockquote><p>Ihr Platz ist die Nummer [12], hinter dem Haus, unter dem Dach. Er ist [2,30 m] breit und [2,00 m] hoch und im Preis inbegriffen. Bitte stellen Sie sich nicht an die Straße: Dort wird ab [5 Uhr] der Schnee geräumt.</p></blockquote>
<p>Die Höhe ist für alle mit Dachbox wichtig. Haben Sie keinen Parkplatz, nennen Sie den nächsten, seinen Preis pro Tag und die Minuten zu Fuß.</p>

<h2>An der Tür</h2>
<h3>3. Wie bekommen wir den Schlüssel?</h3>
<blockquote><p>Die Schlüsselbox hängt [links neben der Tür, auf Schulterhöhe]. Stellen Sie [Ihren Code] ein und drücken Sie den schwarzen Hebel nach unten, dann geht die Klappe auf. Bitte legen Sie den Schlüssel immer wieder hinein und verdrehen Sie die Zahlen, wenn Sie sie schließen.</p></blockquote>
<p>Senden Sie den Code am Tag der Ankunft und ändern Sie ihn nach jedem Gast. Ein alter Code in einem alten Chat ist ein Zweitschlüssel, den Sie vergessen haben.</p>
<h3>4. Wie lautet das WLAN-Passwort?</h3>
<blockquote><p>Das Netz heißt [Arve-9]. Das Passwort steht [auf der blauen Karte innen an der Küchenschranktür]. Groß- und Kleinschreibung zählt, Leerzeichen gibt es keine.</p></blockquote>
<p>Sie können auch das Passwort selbst senden, dann in einer eigenen Nachricht, damit beim Kopieren nichts anderes mitkommt.</p>

<h2>In der Wohnung</h2>
<h3>5. Es ist kalt. Wie stellen wir die Heizung höher?</h3>
<blockquote><p>Drehen Sie den Regler [am Heizkörper] auf [4]. Bis es im Zimmer spürbar wärmer wird, dauert es etwa [eine Stunde], denn [die Mauern sind dick]. Ist der Heizkörper dann noch kalt, schreiben Sie mir, ich helfe Ihnen [zu jeder Uhrzeit].</p></blockquote>
<p>Am nützlichsten ist die Wartezeit. Wer sie nicht kennt, dreht auf die höchste Stufe und öffnet später ein Fenster.</p>
<h3>6. Wohin mit dem Müll?</h3>
<blockquote><p>Hausmüll kommt in die [bedruckten Säcke unter der Spüle] und damit in den [grauen Container hinter der Garage], jederzeit. Glas kommt [zur Sammelstelle am Bahnhof, nicht am Sonntag]. Sonst müssen Sie nichts trennen.</p></blockquote>
<p>Die Regeln ändern sich von Dorf zu Dorf, deshalb fragen auch Gäste aus dem Nachbartal. Sagen Sie, was sie <em>nicht</em> tun müssen; über diesen Satz freuen sie sich.</p>
<h3>7. Wo bekommen wir jetzt noch etwas zu essen?</h3>
<p>Diese Frage kommt am Sonntagabend und an Feiertagen. Eine kleine Liste ist besser als eine Empfehlung:</p>
<table>
<caption>Was geöffnet ist, zum Ausfüllen für Ihren Ort</caption>
<thead><tr><th scope="col">Wann</th><th scope="col">Brot und Milch</th><th scope="col">Etwas Warmes</th></tr></thead>
<tbody>
<tr><td>Werktags bis 18:30 Uhr</td><td>[Dorfladen, 4 Minuten zu Fuß]</td><td>[Gasthof, Dienstag Ruhetag]</td></tr>
<tr><td>Sonntags</td><td>[Bäckerei, 7 bis 11 Uhr]</td><td>[Gasthof, Küche bis 20:30 Uhr]</td></tr>
<tr><td>Nach 21 Uhr</td><td>[Tankstelle, 12 Minuten mit dem Auto]</td><td>[Suppe und Nudeln im Schrank, bedienen Sie sich]</td></tr>
</tbody>
</table>
<p>Die Packung Nudeln im Schrank kostet fast nichts und beantwortet die Frage zu jeder Uhrzeit.</p>

<h2>Am letzten Morgen</h2>
<h3>8. Wann müssen wir hinaus, und wo können die Koffer bleiben?</h3>
<blockquote><p>Bitte verlassen Sie die Wohnung bis [10 Uhr]. Ihr Gepäck können Sie bis [17 Uhr] [im Skiraum] lassen; die Tür hat denselben Code. Bevor Sie gehen: Schlüssel zurück in die Box, Fenster zu, Geschirrspüler an. Alles andere machen wir.</p></blockquote>
<p>Senden Sie das am Vorabend gegen 18 Uhr, bevor jemand gefragt hat. Drei kleine Aufgaben sind genug. Eine Liste von zehn liest sich wie eine Rechnung.</p>

<h2>So bleiben die Antworten gut</h2>
<ul>
<li><strong>Eine Antwort, ein Thema.</strong> Stehen Parkplatz und Schlüssel in einer Nachricht, findet man später beides nicht mehr.</li>
<li><strong>Die Tatsache zuerst.</strong> Begrüßen, antworten und danach erklären, für alle, die weiterlesen.</li>
<li><strong>Kein „normalerweise“.</strong> Entweder öffnet die Bäckerei um 7 Uhr, oder Sie wissen es nicht. Beides darf dastehen.</li>
<li><strong>Ein Datum auf dem Blatt.</strong> Lesen Sie alle acht am ersten Tag jeder Saison durch. Öffnungszeiten und Schneepflüge ändern sich.</li>
</ul>
<p>Dieselben acht Antworten sind eine gute erste Seite für jedes Werkzeug, das in Ihrem Namen antwortet. Bei Nightdesk kommen sie in die Wissensdatenbank der Unterkunft; ein Notizbuch neben dem Telefon arbeitet nach demselben Prinzip.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e06', '391c1c08-b7af-4327-862e-8da11e3a4836',
 $t$Hausregeln, die Gäste bis zum Ende lesen$t$,
 $t$Jeder schwierige Aufenthalt bringt eine Zeile mehr, und gestrichen wird nie eine. Wie Sie das Blatt auf sechs Regeln mit je einem Grund kürzen, wo Sie sie zeigen und was Sie schreiben, wenn jemand eine bricht.$t$,
 $t$Vermieten$t$,
 $t$Ein Türschild mit vier Regeln als kleinen Bildern: Ruhe ab 22:00, Schuhe aus, Müll am Dienstag, ein Hund.$t$,
 $de$
<p>Hausregeln wachsen nur in eine Richtung. Ein Gast tut etwas, der Gastgeber fügt eine Zeile hinzu, und gestrichen wird nie eine. Nach ein paar Jahren stehen dreißig Sätze auf dem Blatt, vier davon in Großbuchstaben, und der Gast hört nach sechs auf. Der eine Satz, der dem Nachbarn den Abend gerettet hätte, steht auf Platz neunzehn.</p>
<p>Ein freundlicherer Ton hilft dagegen nicht. Weniger Zeilen helfen, in besserer Reihenfolge, jede mit ihrem Grund.</p>

<h2>Ein Buchstabe neben jede Zeile</h2>
<p>Drucken Sie Ihre jetzigen Regeln aus, nehmen Sie einen Bleistift und markieren Sie jeden Satz.</p>
<ul>
<li><strong>R für Regel.</strong> Wird sie gebrochen, kostet das jemanden Geld, Schlaf, Sicherheit oder die Bewilligung zum Vermieten. „Drinnen nicht rauchen“ ist eine Regel.</li>
<li><strong>A für Anleitung.</strong> Niemand hält sich absichtlich nicht daran, man weiß es bloß nicht. „Erst die Tür heranziehen, dann den Schlüssel drehen“ ist eine Anleitung.</li>
<li><strong>W für Wunsch.</strong> „Behandeln Sie unser Haus bitte wie Ihr eigenes“ ist ein Wunsch. Sorgsame Gäste brauchen ihn nicht, und die anderen hält er nicht auf.</li>
</ul>
<p>Nur die Zeilen mit R bleiben. Anleitungen kommen dorthin, wo man sie braucht: in die Nachricht zur Ankunft, auf eine Karte neben dem Kochfeld, an die Wand über der Tonne. Wünsche kommen weg. Bleiben mehr als acht Zeilen, sehen Sie noch einmal hin. Ein paar davon sind Anleitungen in strengem Ton.</p>

<h2>Der Grund gehört in denselben Satz</h2>
<p>Eine Regel ohne Grund klingt nach Misstrauen. Schlimmer noch: Der Gast kann sie nicht auf den Fall anwenden, an den Sie nicht gedacht haben. „Kein Lärm nach zehn“ lässt offen, ob ein leises Gespräch auf dem Balkon Lärm ist. Ein Kind, das ein Stockwerk tiefer schläft, beantwortet das.</p>
<table>
<caption>Fünf Regeln, vorher und nachher</caption>
<thead><tr><th scope="col">Vorher</th><th scope="col">Nachher</th></tr></thead>
<tbody>
<tr><td>AB 22 UHR KEIN LÄRM</td><td>Ab 22 Uhr bitte nur Zimmerlautstärke, auch auf dem Balkon. Unter Ihnen schläft eine Familie mit kleinen Kindern.</td></tr>
<tr><td>Nichts in die Toilette werfen.</td><td>In die Toilette bitte nur Papier. Das Rohr ist alt, und bis ein Installateur hier oben ist, vergeht ein Tag.</td></tr>
<tr><td>Nur angemeldete Gäste.</td><td>Hier schlafen die Personen, die in der Buchung stehen. Kurtaxe und Versicherung zählen Köpfe. Fragen Sie uns, bevor jemand dazukommt.</td></tr>
<tr><td>Haustiere auf Anfrage.</td><td>Ein Hund ist willkommen, 15 CHF pro Nacht. Schreiben Sie uns vorher: Manche Gäste sind allergisch und bekommen dann eine andere Wohnung.</td></tr>
<tr><td>Verspätete Abreise wird berechnet.</td><td>Bitte verlassen Sie die Wohnung bis 10 Uhr, dann beginnt die Reinigung. Brauchen Sie länger, fragen Sie am Vorabend.</td></tr>
</tbody>
</table>
<p>Jede Fassung rechts sagt auch, was erlaubt ist: Zimmerlautstärke, ein Hund, bis 10 Uhr. Danach suchen Gäste. Und es erspart Ihnen eine Nachricht, denn auf eine Regel, die nur verbietet, folgt eine Frage.</p>

<h2>Ordnen Sie nach dem, was es kostet</h2>
<p>Die meisten Blätter beginnen mit den Schuhen im Flur, weil der Gast die als Erstes auszieht. Beginnen Sie mit dem, was am meisten wehtut, wenn es schiefgeht. In einer Wohnung mit Nachbarn ist das der Lärm. In einem Holzhaus das Feuer. In einem Haus an einem Privatweg vielleicht der Parkplatz, der dem Bauern gehört. Wer nach zwei Zeilen aufhört, hat dann die richtigen zwei gelesen.</p>

<h2>Der ganze Text, zum Kopieren und Anpassen</h2>
<blockquote>
<p>Sechs Regeln im Chalet Arve, und warum es sie gibt:</p>
<p>1. Drinnen bitte nicht rauchen und keine Kerzen anzünden. Das Haus ist aus Holz, das Nachbarhaus auch.</p>
<p>2. Ab 22 Uhr bitte nur Zimmerlautstärke, auch auf dem Balkon. Unter Ihnen schläft eine Familie mit kleinen Kindern.</p>
<p>3. Hier schlafen die Personen, die in der Buchung stehen. Kurtaxe und Versicherung zählen Köpfe. Fragen Sie uns, bevor jemand dazukommt.</p>
<p>4. Ein Hund ist willkommen, 15 CHF pro Nacht. Bitte nicht auf die Betten.</p>
<p>5. Parken Sie auf dem Platz mit der Nummer Ihrer Tür. Der Kies gehört zum Hof, und der Traktor fährt um 5:30 Uhr los.</p>
<p>6. Bitte verlassen Sie die Wohnung bis 10 Uhr. Brauchen Sie länger, fragen Sie am Vorabend: Manchmal geht es.</p>
<p>Etwas kaputt? Sagen Sie es uns am selben Tag. Ein Glas kostet nichts. Ein Leck, von dem wir erst am Samstag erfahren, kostet eine neue Zimmerdecke.</p>
</blockquote>
<p>Vorgelesen dauert das etwa eine Minute. Es passt auf zwei Handybildschirme. Passt Ihres nicht, streichen Sie eine Zeile, bevor Sie die Schrift verkleinern.</p>

<h2>Wann Gäste die Regeln sehen sollten</h2>
<p>Dreimal, und nie alles an der Tür. Der ganze Text gehört ins Inserat, damit er Teil dessen ist, was gebucht wird. Senden Sie ihn am Tag vor der Ankunft noch einmal, im Chat, wo man ihn wiederfindet. In der Wohnung hängen nur die zwei Zeilen, die an Ort und Stelle zählen: die Ruhezeit neben der Balkontür, die Nummer des Parkplatzes beim Schlüssel.</p>

<h2>Wenn eine gebrochen wird</h2>
<p>Die erste Nachricht geht davon aus, dass der Gast es nicht wusste. Meistens stimmt das, und wenn nicht, kostet es nichts.</p>
<blockquote><p>Guten Abend Daan, die Familie unter Ihnen hat gerade geschrieben: Vom Balkon hört man mehr, als man denkt. Könnten Sie für den Rest des Abends hineingehen? Vielen Dank.</p></blockquote>
<p>Die zweite sagt, was als Nächstes geschieht, ohne Adjektive.</p>
<blockquote><p>Daan, es ist 23:20 Uhr, und der Balkon ist noch laut. Bitte gehen Sie jetzt hinein. Bekomme ich noch einen Anruf, komme ich selbst vorbei.</p></blockquote>
<p>Schreiben Sie beide heute Abend, solange niemand auf dem Balkon sitzt, und schreiben Sie nur, was Sie wirklich tun würden. Nach einem Aufenthalt, bei dem Sie sie gebraucht haben, widerstehen Sie der siebten Regel. Fragen Sie sich zuerst, ob der Gast die zweite gelesen hatte.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e07', '02458ebe-2ab3-4649-9369-a79ca9376476',
 $t$Die Ankunftsnotiz, die auch um 3:10 Uhr funktioniert$t$,
 $t$Eine Notiz, die nachmittags um vier gut ist, kann nachts um drei versagen: kein Licht, kein Akku, kein Nachbar, den man fragen könnte. Hier ist eine zum Kopieren, Zeile für Zeile, mit dem Grund für jede Zeile.$t$,
 $t$Betrieb$t$,
 $t$Ein Koffer unter einer Lampe vor einer roten Tür bei Nacht, daneben eine Schlüsselbox mit dem Anhänger 03:10.$t$,
 $de$
<p>Daan sollte um 22:40 Uhr landen. Sein Flug ist verspätet, die neue Zeit ist 3:10 Uhr, und zwei Kinder schlafen auf den Koffern. Er öffnet Ihre Hinweise zur Ankunft. Es ist ein PDF mit vier Seiten, es beginnt mit einer Begrüßung, und das WLAN am Flughafen hat ihn gerade hinausgeworfen.</p>
<p>An diesem PDF ist nichts falsch. Es wurde für jemanden geschrieben, der bei Tageslicht ankommt und Zeit zum Lesen hat. Nachts hat ein Gast eine Hand frei, ein Handy mit 14 Prozent Akku und eine Frage nach der anderen.</p>

<h2>Die Notiz, fertig zum Kopieren</h2>
<p>Sie gilt für Tür 12 im Chalet Arve, unserem erfundenen Haus. Ersetzen Sie die Einzelheiten und behalten Sie die Reihenfolge bei.</p>
<blockquote>
<p>Ankunft im Chalet Arve, Tür 12. Sie können zu jeder Uhrzeit kommen und müssen nicht anrufen.</p>
<ol>
<li>Adresse: [Straße und Nummer, Ort]. Zuletzt biegen Sie nach der Kapelle links ab, nicht davor.</li>
<li>Parken Sie auf Platz 12, hinter dem Haus, unter dem Dach.</li>
<li>Gehen Sie rechts ums Haus. Neun Stufen hinauf. Das Licht geht von selbst an.</li>
<li>Die Schlüsselbox hängt links neben der Tür, auf Schulterhöhe. Code: [Code]. Drücken Sie den schwarzen Hebel nach unten.</li>
<li>Ziehen Sie die Tür zu sich heran und drehen Sie dann den Schlüssel zweimal nach links.</li>
<li>Lichtschalter: innen rechts, auf Hüfthöhe.</li>
<li>Die Betten sind bezogen, die Heizung läuft. Die Schlafzimmer sind oben. Alles andere hat Zeit bis morgen.</li>
</ol>
<p>Wenn sich die Box nicht öffnet: Stellen Sie den Code noch einmal langsam ein. Dann rufen Sie [Nummer] an. Das Telefon klingelt auch nachts.</p>
</blockquote>

<h2>Warum jede Zeile dasteht</h2>
<table>
<caption>Was der Gast sonst fragen müsste</caption>
<thead><tr><th scope="col">Zeile</th><th scope="col">Die Frage, die sie erspart</th></tr></thead>
<tbody>
<tr><td>Jede Uhrzeit, kein Anruf</td><td>Sind wir zu spät? Wecken wir jemanden?</td></tr>
<tr><td>Die letzte Abzweigung</td><td>Warum schickt uns das Navi auf ein Feld?</td></tr>
<tr><td>Ein Parkplatz, mit Nummer</td><td>Dürfen wir bis morgen hier stehen?</td></tr>
<tr><td>Die Seite, die Stufen, das Licht</td><td>Ist das die richtige Tür? Es sind vier.</td></tr>
<tr><td>Der Hebel und seine Farbe</td><td>Der Code stimmt, warum geht sie nicht auf?</td></tr>
<tr><td>Erst ziehen, dann drehen</td><td>Der Schlüssel lässt sich nicht drehen. Ist es der falsche?</td></tr>
<tr><td>Alles andere hat Zeit</td><td>Müssen wir uns jetzt anmelden, etwas zahlen, Müll trennen?</td></tr>
</tbody>
</table>
<p>Die letzte Zeile der Notiz, die Telefonnummer, lässt Menschen ruhig genug bleiben, um nicht anzurufen. Sie muss stimmen. Geht nachts niemand ans Telefon, hängen Sie eine zweite Schlüsselbox an einen zweiten Ort und schreiben Sie stattdessen, wo das ist.</p>

<h2>Dreimal senden, jedes Mal etwas kürzer</h2>
<p><strong>Mit der Buchung.</strong> Die ganze Notiz ohne Code, damit der Gast weiß, was für eine Ankunft ihn erwartet, und nach Treppen oder Parkplatz fragen kann, solange Sie wach sind.</p>
<p><strong>Am Tag selbst, gegen Mittag.</strong> Die ganze Notiz mit Code, als einfacher Text im Chat. Text öffnet sich auch ohne Verbindung, sobald er angekommen ist, man kann ihn durchsuchen, und auf dem Beifahrersitz kann ihn jemand vorlesen. Fotos senden Sie danach als eigene Nachrichten: die Front bei Nacht, die Schlüsselbox aus einem Meter Entfernung.</p>
<p><strong>Wenn es später wird.</strong> Nur, was sich geändert hat und was jetzt kommt:</p>
<blockquote><p>Danke für die Nachricht, Daan. 3:10 Uhr ist kein Problem: Die Schlüsselbox lässt sich die ganze Nacht öffnen, und die Heizung bleibt an. Kommen Sie mit dem Auto? Dann nehmen Sie Platz 12 hinter dem Haus. Der Code steht in der Nachricht von heute Mittag. Gute Fahrt, und Sie müssen nicht noch einmal schreiben.</p></blockquote>
<p>Der letzte Halbsatz ist wichtig. Höfliche Gäste meinen sonst, sie müssten jede Verspätung melden, und Sie lesen dann von allen.</p>

<h2>Einmal im Dunkeln ausprobieren</h2>
<p>Suchen Sie sich einen Abend ohne Mond aus, schalten Sie die Lichter aus, die Sie sonst brennen lassen, und kommen Sie in Ihrem eigenen Haus an. Mit Handschuhen. Lesen Sie die Notiz auf dem Handy, bei heruntergedrehter Helligkeit. Vier Dinge möchten Sie wissen:</p>
<ul>
<li>Sind die Zahlen auf der Schlüsselbox ohne Taschenlampe lesbar? Wenn nicht, löst eine kleine Batterielampe darüber das Problem.</li>
<li>Sieht man die Nummer an der Tür von dort, wo das Auto hält?</li>
<li>Bewegt sich der Hebel auch bei Kälte und Nässe?</li>
<li>Wie oft haben Sie gescrollt? Mehr als zweimal ist zu lang.</li>
</ul>
<p>Dann bitten Sie eine Freundin, die noch nie da war, dasselbe zu tun, und helfen Sie ihr nicht. Stellen Sie sich so hin, dass sie Sie sieht, und sagen Sie nichts. Wo sie zögert, haben Sie eine fehlende Zeile gefunden.</p>
<p>So eine Notiz braucht auch ein Assistent, der „Wie kommen wir hinein?“ beantwortet, während Sie schlafen; Nightdesk antwortet aus solchen Seiten, in der Sprache des Gastes. Aber die Notiz hilft auch allein, und es lohnt sich, sie schon heute Abend zu haben.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e08', 'da62ccf0-daf3-4a10-8441-0d4a9d7ee75c',
 $t$Von einer Wohnung zu zwölf: was sich an den Nachrichten ändert$t$,
 $t$Bei einer Wohnung antworten Sie aus dem Kopf. Bei drei, sechs und zwölf geht jedes Mal etwas anderes schief. Was Sie vorher ändern sollten: Wohnungsnummern, zwei Blätter und eine Seite mit Entscheidungen.$t$,
 $t$Größer werden$t$,
 $t$Ein leeres Schlüsselfach mit leerem Haken.$t$,
 $de$
<p>Bei einer Wohnung sind Sie selbst die Anleitung. Sie wissen, welche Kochplatte langsam ist, und antworten in der Straßenbahn aus dem Kopf. Die zweite Wohnung ändert daran nichts. Irgendwo zwischen der dritten und der sechsten funktioniert es nicht mehr, und das kündigt sich selten an. Sie senden das WLAN-Passwort von Wohnung 5 an Wohnung 9, entschuldigen sich und denken, Sie seien müde gewesen.</p>
<p>Waren Sie nicht. Die Nachrichten sind andere geworden.</p>

<h2>Zuerst zählen</h2>
<p>Nehmen Sie den letzten Monat und zählen Sie die Aufenthalte, und bei fünf davon die Nachrichten der Gäste. Sagen wir vier Nachrichten je Aufenthalt und sechs Aufenthalte im Monat je Wohnung. Das sind Beispiele; Ihre Zahlen sind andere, die Rechnung ist dieselbe.</p>
<table>
<caption>Gästenachrichten im Monat, bei 6 Aufenthalten mit je 4 Nachrichten</caption>
<thead><tr><th scope="col">Wohnungen</th><th scope="col">Aufenthalte</th><th scope="col">Nachrichten</th><th scope="col">Am Tag</th></tr></thead>
<tbody>
<tr><td>1</td><td>6</td><td>24</td><td>weniger als 1</td></tr>
<tr><td>3</td><td>18</td><td>72</td><td>2 bis 3</td></tr>
<tr><td>6</td><td>36</td><td>144</td><td>etwa 5</td></tr>
<tr><td>12</td><td>72</td><td>288</td><td>9 bis 10</td></tr>
</tbody>
</table>
<p>Zehn am Tag klingt erträglich. Aber sie kommen nicht gleichmäßig. Sie kommen am Freitagabend, während Sie gerade eine andere beantworten, und jede beginnt mit einer Frage an Sie selbst: Welche Wohnung ist das?</p>

<h2>Bei drei: die Nummer zuerst</h2>
<p>Ab der dritten Wohnung gibt es keine Nachricht, keine Notiz und keine Datei mehr ohne Nummer. Nicht „die kleine Wohnung“, nicht „Jonas“. Im August haben Sie zwei Gäste, die so heißen.</p>
<ul>
<li>Nennen Sie das WLAN nach der Wohnung: Arve-9, nicht so, wie der Router ab Werk heißt.</li>
<li>Die Nummer kommt an den Schlüsselanhänger, auf den Wäschesack und an den Parkplatz.</li>
<li>Gäste speichern Sie im Handy als „W9 Jonas 14.–18. Juli“ und löschen sie danach wieder.</li>
<li>Was Sie senden, beginnt mit der Wohnung, damit ein Versehen sofort auffällt.</li>
</ul>
<blockquote><p>Wohnung 9, guten Abend Jonas. Das Netz heißt Arve-9, und das Passwort steht auf der blauen Karte innen an der Küchenschranktür.</p></blockquote>
<p>Wäre das bei der falschen Person gelandet, hätte sie es innerhalb einer Minute gesagt. Und kein Passwort hätte das Haus verlassen, denn der Satz nennt einen Ort und nicht das Wort selbst.</p>

<h2>Bei sechs: ein Blatt fürs Haus, sechs für die Wohnungen</h2>
<p>Jetzt wird das Kopieren gefährlich. Sie ändern den Tag der Müllabfuhr in vier von sechs Texten. Teilen Sie Ihr Wissen in zwei Schichten. Jede Tatsache steht in genau einer.</p>
<ul>
<li><strong>Blatt fürs Haus:</strong> Müllabfuhr, Bushaltestelle, Bäckerei, Ruhezeiten, Arzt, späte Ankunft im Allgemeinen, was ein Hund kostet.</li>
<li><strong>Blatt für die Wohnung:</strong> der Weg hinein, WLAN, Zahl der Betten, Kochfeld, Heizung, Parkplatz, der Lichtschalter, den niemand findet.</li>
</ul>
<p>Die Probe für jeden Satz: Würde er eine Wohnung weiter auch noch stimmen? Wenn ja, gehört er zum Haus. Wenn fast, schreiben Sie zwei Sätze. „Geparkt wird hinter dem Haus“ kommt auf das Blatt fürs Haus, „Ihr Platz ist die Nummer 9“ auf das der Wohnung.</p>

<h2>Auch bei sechs: Entscheidungen brauchen jemanden</h2>
<p>Inzwischen hilft Ihnen jemand: Ihr Partner, eine Nachbarin, eine Reinigungskraft, die längst mehr ist als das. Dann können zwei Menschen demselben frühen Check-in zusagen, oder eine sagt Ja und der andere Nein. Schreiben Sie auf eine Seite, wer was entscheidet.</p>
<blockquote>
<p>Früher Check-in: Ana entscheidet, denn sie reinigt. Bis 20 Uhr am Vorabend.</p>
<p>Zusätzliche Person, Babybett: wer es zuerst liest, wenn ein Bett da ist. Das Ja kommt in die Buchungsnotiz, bevor es zum Gast geht.</p>
<p>Geld zurück, Beschwerden: nur ich. Sonst verspricht niemand etwas. „Ich gebe es heute Abend weiter“ ist immer erlaubt.</p>
</blockquote>
<p>Auf der Reihenfolge in der zweiten Zeile lohnt es sich zu bestehen: erst die Notiz, dann der Gast. Umgekehrt sind Sie einen Anruf von einem Versprechen entfernt, von dem sonst niemand weiß.</p>

<h2>Bei zwölf: lesen statt antworten</h2>
<p>Bei zwölf Wohnungen ist die einzelne Antwort nicht mehr die Arbeit. Die Arbeit ist zu sehen, dass Wohnung 4 in diesem Monat dreimal nach dem Warmwasser gefragt hat und Wohnung 11 nie. Das ist kein gesprächiger Gast. Das ist ein Ventil.</p>
<p>Nehmen Sie sich dafür einen Abend im Monat; <a href="/de/resources/0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e02">so kann er aussehen</a>. Und geben Sie das Antworten ab, auf eine von drei Arten:</p>
<ol>
<li>Ein Mensch am Abend. Warm und beweglich, um 2:14 Uhr im Schlaf, bezahlt nach Stunden.</li>
<li>Textbausteine auf dem Handy. Kostenlos und schnell, in den Sprachen, in denen Sie sie geschrieben haben, gesendet von Ihnen.</li>
<li>Ein KI-Co-Host. Wach, in der Sprache des Gastes, nur so gut wie Ihre Blätter. Nightdesk führt eine Wissensdatenbank je Unterkunft und hat einen <a href="/de#pricing">Preis je Unterkunft</a>.</li>
</ol>
<p>Alle drei brauchen die zwei Blätter und die Seite mit den Entscheidungen. Schreiben Sie also die zuerst. Zeigt Ihre Tabelle dann, dass Sie mit Textbausteinen auskommen, bleiben Sie dabei.</p>

<h2>Was sich nicht ändern sollte</h2>
<p>Der Gast in Wohnung 11 weiß nicht, dass es zwölf gibt. Er hat eine Wohnung gebucht und schreibt einem Gastgeber. Behalten Sie in jedem Aufenthalt eine Zeile, die nur jemand schreiben kann, der die Wohnung kennt: welches Fenster die Morgensonne bekommt, welche Stufe knarrt. Das kostet einen Satz auf dem Blatt der Wohnung. Und es ist das Letzte, was noch nach einer einzigen Wohnung klingt.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e09', 'b131207c-d3cb-4b0d-aa32-847c155b2b73',
 $t$Gästen sagen, dass eine KI antwortet$t$,
 $t$Gäste akzeptieren eine Maschine, die sich als solche vorstellt. Wo der Satz hingehört, warum sie keinen Vornamen haben sollte, und Antworten zum Kopieren auf die drei Fragen, die folgen, angefangen mit: Schreibe ich mit einem Menschen?$t$,
 $t$Transparenz$t$,
 $t$Eine Portiersuniform an einem Haken, mit einem Anhänger, auf dem KI steht, daneben eine Mütze und eine Tischglocke.$t$,
 $de$
<p>Wer seinen Gästen eine Software antworten lässt, hat oft noch eine Sorge: Stört es die Leute? Manche ja, ein wenig, eine Minute lang. Viel mehr stört es sie, wenn sie es am dritten Tag herausfinden. Wer es von Anfang an wusste, wurde von einer Maschine bedient. Wer es nicht wusste, wurde von einem Gastgeber getäuscht.</p>
<p>Die Frage ist also nicht, ob Sie es sagen. Sondern wo, mit welchen Worten, und was Sie antworten, wenn jemand nachfragt.</p>

<h2>In der ersten Zeile, und nur dort</h2>
<p>Ein klarer Satz am Anfang der ersten Nachricht genügt. Danach weiß es der Gast, und ein Hinweis unter jeder Antwort ist nur noch Lärm.</p>
<p>Drei Anfänge, vom schlechtesten zum besten:</p>
<ol>
<li>„Hallo, hier ist Sophie vom Team des Chalets Arve.“ Es gibt keine Sophie. Jedes freundliche Wort danach ist eine kleine Lüge.</li>
<li>„Dies ist eine automatische Nachricht. Bitte antworten Sie nicht.“ Ehrlich, aber der Gast hat eine Frage und nun keine Rezeption mehr.</li>
<li>„Guten Abend Jonas, hier ist der KI-Assistent des Chalets Arve. Ich antworte zu jeder Uhrzeit; Martina liest am Morgen mit.“ Wer spricht, für wen, und wo der Mensch ist.</li>
</ol>
<p>Noch besser: Sagen Sie es den Gästen, bevor sie dem Assistenten begegnen. Ein Absatz in der Buchungsbestätigung genügt:</p>
<blockquote><p>Sie können uns jederzeit und in Ihrer Sprache auf WhatsApp schreiben. Ein KI-Assistent antwortet mit dem, was wir über das Haus aufgeschrieben haben. Was er nicht weiß und was wir entscheiden müssen, gibt er an uns weiter, und wir lesen alles, was er sendet.</p></blockquote>
<p>Den letzten Halbsatz behalten Sie nur, wenn er stimmt. Lesen Sie einmal am Tag eine Zusammenfassung, dann schreiben Sie das.</p>

<h2>Eine Aufgabe statt eines Vornamens</h2>
<p>Ein Vorname, ein erfundenes Porträt und „einen Moment, ich sehe nach“ sollen etwas vergessen machen. Lassen Sie das weg. „Der Assistent des Chalets Arve“ ist Name genug, und Guten Abend sagen kann er trotzdem. Höflichkeit täuscht niemanden. Wer vorgibt, schlecht geschlafen zu haben, schon.</p>

<h2>Was Gäste dann fragen, und was Sie antworten</h2>
<p>Drei Fragen kommen immer wieder. Schreiben Sie die Antworten, bevor die erste eintrifft.</p>
<p><strong>„Schreibe ich mit einem Menschen?“</strong> Die Antwort beginnt mit Nein. Nicht mit einem Scherz, und nicht mit „Ich bin hier, um zu helfen“.</p>
<blockquote><p>Nein, ich bin ein KI-Assistent. Martina, Ihre Gastgeberin, liest diesen Chat am Morgen. Wenn etwas nicht warten kann, rufen Sie sie bitte an; die Nummer steht auf der blauen Karte in der Küche.</p></blockquote>
<p><strong>„Kann ich bitte mit einem Menschen sprechen?“</strong> Nicht diskutieren und keinen weiteren Versuch anbieten.</p>
<blockquote><p>Natürlich. Ich habe Martina Bescheid gegeben. Meist antwortet sie zwischen 7 und 21 Uhr. Wenn es dringend ist, rufen Sie sie bitte an, statt zu schreiben.</p></blockquote>
<p><strong>„Was passiert mit meinen Nachrichten?“</strong> Zwei Sätze, dann der Verweis auf Ihre Datenschutzhinweise.</p>
<blockquote><p>Wir bewahren sie bei Ihrer Buchung auf, damit wir wissen, was vereinbart wurde. Wer sie verarbeitet und wie lange, steht in unseren Datenschutzhinweisen, die ich Ihnen gern hier sende.</p></blockquote>
<p>Diese dritte Antwort muss Wort für Wort zu Ihren Hinweisen passen. Lesen Sie dort nach, bevor Sie sie kopieren.</p>

<h2>Was der Assistent nicht entscheiden darf</h2>
<p>Vertrauen entsteht weniger durch die Ankündigung als durch das erste „Das weiß ich nicht“. Ziehen Sie die Grenze vorher, und ziehen Sie sie eng.</p>
<table>
<caption>Wer was sagt, im Chalet Arve</caption>
<thead><tr><th scope="col">Der Gast fragt</th><th scope="col">Der Assistent</th><th scope="col">Der Gastgeber</th></tr></thead>
<tbody>
<tr><td>Wo die Schlüsselbox ist</td><td>Antwortet aus den Notizen</td><td>Muss nichts tun</td></tr>
<tr><td>Ob er um 13 Uhr hineinkann</td><td>Sagt, dass er nachgefragt hat</td><td>Ja, nein oder eine Uhrzeit</td></tr>
<tr><td>Ob er Geld zurückbekommt</td><td>Sagt, dass nur der Gastgeber entscheidet</td><td>Ruft den Gast an</td></tr>
<tr><td>Warum es nach Gas riecht</td><td>Sagt: hinausgehen und 112 wählen</td><td>Ruft sofort an</td></tr>
<tr><td>Etwas, das in keiner Notiz steht</td><td>Sagt, dass er es nicht weiß</td><td>Antwortet und ergänzt die Notizen</td></tr>
</tbody>
</table>
<p>„Ich habe nachgefragt“ muss wahr sein, und „Sie hören bis neun von uns“ auch. Ein Assistent, der eine Uhrzeit verspricht, bindet Sie daran.</p>

<h2>Und das Gesetz?</h2>
<p>Das ist keine Rechtsberatung, aber die Richtung ist klar. Nach Artikel 50 der KI-Verordnung der Europäischen Union sollen Menschen erfahren, dass sie es mit einem KI-System zu tun haben, außer es ist ohnehin offensichtlich. In einem Chat, der sich wie von einem Menschen liest, ist es das nicht. Ein ehrlicher Satz ist billiger, als herauszufinden, welche Regel für einen Gast aus dem Ausland gilt.</p>
<p>Nightdesk stellt sich in der ersten Nachricht als KI vor, und unter <a href="/de/faq">Hilfe &amp; FAQ</a> steht eine kurze Antwort dazu. Was immer Sie verwenden, machen Sie heute Abend die Probe: Schreiben Sie Ihrem eigenen Haus, als wären Sie ein fremder Gast, und fragen Sie, ob Sie mit einem Menschen schreiben. Beginnt die Antwort nicht mit Nein, ändern Sie das, bevor Sie irgendetwas anderes ändern.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e10', 'eefbfc09-b798-4002-be61-d6af465cf135',
 $t$Heizung, Warmwasser, Sicherungen: die Notiz für die kalte Nacht$t$,
 $t$Um 23:40 Uhr schreibt ein Gast, das Haus sei kalt. Eine Frage, die Sie zuerst senden, drei Karten zum Kopieren, eine Rechnung für Ihren Boiler und die Liste, was bis zum Morgen warten kann und was nicht.$t$,
 $t$Betrieb$t$,
 $t$Zwei Socken auf einem Heizkörper mit einem Zettel am Ventil; vor dem Fenster schneit es.$t$,
 $de$
<p>„Hier drin ist es kalt.“ Fünf Wörter, gesendet um 23:40 Uhr im Januar, und sie können fünf verschiedene Dinge bedeuten. Der Heizkörper kann heruntergedreht sein. Die Heizung kann ausgefallen sein. Eine Sicherung kann draußen sein. Im Bad kann seit der letzten Reinigung ein Fenster offen stehen. Oder das Haus hat 20 Grad, und der Gast ist 24 gewohnt.</p>
<p>Eine gute Notiz für diese Nacht erklärt nicht die Heizungsanlage. Sie findet in zwei Nachrichten heraus, welches der fünf es ist, mit einem müden Menschen am anderen Ende.</p>

<h2>Stellen Sie zuerst eine Frage</h2>
<p>Vor jeder Anleitung senden Sie das:</p>
<blockquote><p>Das tut mir leid, das bekommen wir hin. Bitte sagen Sie mir drei Dinge: Funktioniert das Licht? Kommt in der Küche warmes Wasser? Und ist es in einem Zimmer kalt oder in allen?</p></blockquote>
<table>
<caption>Was die Antwort Ihnen sagt</caption>
<thead><tr><th scope="col">Licht</th><th scope="col">Warmwasser</th><th scope="col">Kalt</th><th scope="col">Beginnen Sie mit</th></tr></thead>
<tbody>
<tr><td>Ja</td><td>Ja</td><td>Ein Zimmer</td><td>Ventil am Heizkörper, Fenster</td></tr>
<tr><td>Ja</td><td>Ja</td><td>Alle Zimmer</td><td>Raumthermostat</td></tr>
<tr><td>Ja</td><td>Nein</td><td>Alle Zimmer</td><td>Anzeige der Heizung</td></tr>
<tr><td>Teilweise</td><td>Egal</td><td>Egal</td><td>Sicherungskasten</td></tr>
<tr><td>Nein</td><td>Egal</td><td>Alle Zimmer</td><td>Straße: Ist es bei den Nachbarn auch dunkel?</td></tr>
</tbody>
</table>
<p>Die Tabelle gilt für ein Haus mit Heizkessel und Heizkörpern. Gehen Sie durch Ihres und ändern Sie die letzte Spalte.</p>

<h2>Die Karte zur Heizung</h2>
<p>Schreiben Sie, was man sieht, wenn alles in Ordnung ist. In den meisten Notizen fehlt das, und wer Ihre Heizung noch nie gesehen hat, kann eine Störung nicht von einer Uhr unterscheiden.</p>
<blockquote>
<p>Heizkörper: der weiße Drehknopf unten rechts. 3 sind etwa 20 Grad. Auf 5 wird es nicht schneller warm, nur länger.</p>
<p>Thermostat: neben der Küchentür. Er sollte eine Zahl über 19 zeigen. Zeigt er einen Mond, drücken Sie einmal auf den runden Knopf. Bis die Zimmer es merken, dauert es etwa eine Stunde.</p>
<p>Heizkessel: hinter der Tür im Flur. Ist alles in Ordnung, leuchtet ein grünes Licht, ohne zu blinken. Blinkt es rot, senden Sie bitte ein Foto der Anzeige und fassen Sie sonst nichts an.</p>
</blockquote>
<p>„Etwa eine Stunde“ ist so wichtig wie der Knopf. Ohne diese Angabe schreibt der Gast nach zehn Minuten wieder.</p>

<h2>Die Karte zum Warmwasser</h2>
<p>Oft ist nichts kaputt: Der Boiler ist leer, weil vier Leute geduscht haben. Wann das geschieht, lässt sich ausrechnen. Ein Boiler mit 120 Litern zu 60 Grad ergibt, mit Leitungswasser von 10 Grad gemischt, rund 214 Liter Duschwasser von 38 Grad. Acht Minuten mit neun Litern pro Minute sind 72 Liter. Der Boiler reicht also für knapp drei Duschen, die vierte ist kalt.</p>
<p>120 Liter von 10 auf 60 Grad zu erwärmen, braucht knapp 7 Kilowattstunden. Mit einem Heizstab von 2 Kilowatt sind das dreieinhalb Stunden. Setzen Sie Ihren eigenen Boiler ein und schreiben Sie das Ergebnis auf:</p>
<blockquote><p>Das warme Wasser reicht für drei Duschen nacheinander. Danach braucht der Boiler gut eine Stunde für eine weitere Dusche und dreieinhalb Stunden, bis er wieder voll ist. Es ist nichts kaputt, und Sie müssen nichts einschalten.</p></blockquote>
<p>Heizt Ihr Boiler nur nachts, schreiben Sie stattdessen das: Dann gibt es die nächste warme Dusche am Morgen.</p>

<h2>Die Karte zum Sicherungskasten</h2>
<p>Schreiben Sie, wo er ist, wie man dort Licht bekommt, wie eine ausgeschaltete Sicherung aussieht und wie oft man es versuchen darf.</p>
<ol>
<li>Der graue Kasten ist im Flur, hinter den Jacken. Nehmen Sie die Taschenlampe Ihres Handys.</li>
<li>Alle Schalter sollten nach oben zeigen. Suchen Sie den, der nach unten zeigt.</li>
<li>Ziehen Sie den Stecker des Geräts, das Sie zuletzt eingeschaltet haben: Wasserkocher, Föhn, Heizlüfter.</li>
<li>Drücken Sie den Schalter ganz nach unten, dann nach oben. Nur einmal.</li>
<li>Fällt er wieder, lassen Sie ihn unten und schreiben Sie uns. Bitte nicht noch einmal versuchen.</li>
</ol>
<p>Beschriften Sie die Schalter mit Wörtern statt Nummern: „Steckdosen Küche“, „Bad“. Weiter sollte Ihr Rat nicht gehen. Wo ein Schraubenzieher nötig ist, ist eine Fachkraft nötig.</p>

<h2>Was warten kann und was nicht</h2>
<ul>
<li><strong>Bis zum Morgen:</strong> ein kaltes Zimmer, spätabends kein Warmwasser, die Hälfte der Steckdosen. Bieten Sie die Decken an und sagen Sie, wo sie sind.</li>
<li><strong>Wecken Sie mich:</strong> alle Zimmer kalt bei Frost, Wasser von der Decke, eine Sicherung, die wieder fällt und die Heizung mitnimmt. Hier ist meine Nummer und die des Installateurs für die Nacht.</li>
<li><strong>Erst hinaus, dann 112 wählen:</strong> ein Kohlenmonoxid-Alarm, Rauch, Gasgeruch. Fassen Sie keinen Lichtschalter an und suchen Sie nicht nach der Ursache. Schreiben Sie uns danach, von draußen.</li>
</ul>
<p>Die dritte Zeile gehört auch auf Papier neben die Tür. Kein Chat, auch unserer nicht, ist dafür der richtige Anfang. Für alles andere ist ein Chat gut: Diese Karten können so, wie sie sind, in die Wissensdatenbank von Nightdesk.</p>

<h2>Eine Stunde im Oktober</h2>
<p>Drei Angaben auf diesen Karten können Sie nirgends abschreiben. Messen Sie sie in Ihrem Haus, am ersten kalten Wochenende, und setzen Sie das Datum daneben.</p>
<ul>
<li>Wie lange das Wohnzimmer braucht, um zwei Grad wärmer zu werden, nachdem der Thermostat höher gestellt wurde.</li>
<li>Für wie viele Duschen der Boiler reicht und wann er wieder warm ist.</li>
<li>Was die Anzeige der Heizung zeigt, wenn alles in Ordnung ist. Fotografieren Sie sie mit Blitz, denn so wird der Gast sie sehen.</li>
</ul>
<p>Dann schalten Sie eine Sicherung aus, zum Beispiel die der Küche, und lassen jemanden aus der Familie Ihre fünf Schritte befolgen. Wer den Kasten suchen muss, zeigt Ihnen, dass auch Ihre Gäste ihn suchen werden.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e11', '566f51e6-2cf2-48e6-8301-640f224326f8',
 $t$Was Sie aufschreiben sollten, bevor Gäste nachts fragen$t$,
 $t$Eine Nachricht in der Nacht ist selten schwierig. Sie kommt nur dann, wenn niemand an der Rezeption sitzt. Eine Seite Notizen reicht für die üblichen: was darauf gehört und was Sie mit Absicht weglassen.$t$,
 $t$Vermieten$t$,
 $t$Eine Schreibtischlampe über einem Buch mit Uhrzeiten der Nacht, dahinter ein Kalender mit Schlüsseln an seinen Haken.$t$,
 $de$
<p>Die Seite, die wir meinen, hat Platz auf einem Blatt, vorn und hinten, und braucht einen Abend. Sie hilft, wo immer Sie sie aufbewahren: in der Schublade neben dem Bett, als Textbausteine im Handy oder in einer Wissensdatenbank, die für Sie antwortet. Gehen Sie die Fragen in der Reihenfolge durch, in der ein Gast die Nacht erlebt, denn so kommen sie auch.</p>

<h2>Der Weg hinein</h2>
<p>Beschreiben Sie die Ankunft so, wie Sie sie am Telefon erklären würden: von der Straße bis zum Bett. Welche Klingel, welche Seite des Hauses, welcher Lichtschalter. Dazu die eine Einzelheit, die kein Foto zeigt, etwa die Tür, die man heranziehen muss, bevor sich der Schlüssel dreht.</p>
<p>Schreiben Sie, bis wann man ohne Anruf kommen kann. Gibt es keine Grenze, schreiben Sie auch das. Wer im verspäteten Zug sitzt, möchte lesen, dass jede Uhrzeit recht ist.</p>
<blockquote><p>Die Schlüsselbox hängt links neben der Tür und lässt sich jederzeit öffnen. Ziehen Sie die Tür zu sich heran und drehen Sie dann den Schlüssel zweimal nach links. Der Lichtschalter ist innen rechts, auf Hüfthöhe. Sie müssen uns nicht anrufen, wie spät es auch ist.</p></blockquote>

<h2>Die Dinge, die ausfallen</h2>
<p>Vier Dinge fallen in einem Haus aus oder scheinen es zu tun: das WLAN, die Heizung, das Warmwasser, der Strom. Schreiben Sie zu jedem drei kurze Zeilen, mehr nicht:</p>
<ol>
<li>Wo es ist, mit Zimmer und Seite des Zimmers.</li>
<li>Wie es aussieht, wenn es funktioniert: ein grünes Licht, das nicht blinkt, ein Zeiger zwischen 1 und 2.</li>
<li>Was man zuerst versucht und wie lange man wartet, bevor man wieder schreibt.</li>
</ol>
<p>Die zweite Zeile fehlt in den meisten Notizen. Ohne sie beschreibt der Gast ein Licht, Sie suchen ein Foto des Routers, und beide sind wach. So sieht das WLAN von Wohnung 9 im Chalet Arve aus, unserem erfundenen Haus:</p>
<blockquote><p>Der Router steht im Regal über den Jacken. Wenn er funktioniert, ist das linke Licht grün und blinkt nicht. Das Netz heißt Arve-9. Das Passwort steht auf der blauen Karte innen an der Küchenschranktür. Blinkt das Licht, ziehen Sie das schwarze Kabel heraus, zählen Sie bis zehn, stecken Sie es wieder ein und warten Sie drei Minuten.</p></blockquote>
<p>Ist die Antwort ein Ort, nennen Sie den Ort. „Auf der blauen Karte innen an der Küchenschranktür“ braucht keine zweite Frage. „In der Mappe“ braucht zwei.</p>

<h2>Die Dinge, die niemand findet</h2>
<p>Gehen Sie mit dem Handy durch die Zimmer und sagen Sie laut, wo Folgendes ist. Tippen Sie ab, was Sie gesagt haben; gesprochene Wegbeschreibungen sind meist besser als geschriebene.</p>
<ul>
<li>Weitere Decken, Kissen und Handtücher, und der Schrank, der klemmt.</li>
<li>Korkenzieher, Brotmesser, Tabs für den Geschirrspüler, ein weiterer Müllsack.</li>
<li>Verbandkasten, Taschenlampe, Feuerlöscher.</li>
<li>Die nächste Apotheke mit Notdienst und die Notrufnummern. In der Schweiz: 144 für den Rettungsdienst, 118 für die Feuerwehr, 117 für die Polizei oder 112.</li>
</ul>
<p>Schreiben Sie neben diese Nummern die genaue Adresse des Hauses. Wer im Urlaub einen Krankenwagen ruft, weiß oft nicht, in welcher Straße er ist.</p>

<h2>Die Dinge, die Sie entscheiden müssen</h2>
<p>Ein Babybett, eine zusätzliche Person, ein früher Check-in. Schreiben Sie dafür keine Regel, es sei denn, sie gilt an jedem Tag des Jahres. Sonst markieren Sie es mit <strong>Gastgeber fragen</strong>: Der Gast erfährt, dass Sie gefragt wurden, und Sie antworten nach dem Aufwachen mit Ja, Nein oder einer Uhrzeit.</p>
<table>
<caption>Vier Nachrichten in der Nacht, und wer sie beantwortet</caption>
<thead><tr><th scope="col">Uhrzeit</th><th scope="col">Frage</th><th scope="col">Beantwortet von</th></tr></thead>
<tbody>
<tr><td>23:05</td><td>Können wir schon vor 15 Uhr hinein?</td><td>Gastgeber</td></tr>
<tr><td>00:37</td><td>Wo steht das WLAN-Passwort?</td><td>Notizen</td></tr>
<tr><td>01:26</td><td>Wie kommen wir nach drei Uhr hinein?</td><td>Notizen</td></tr>
<tr><td>02:14</td><td>Gibt es ein Babybett?</td><td>Gastgeber</td></tr>
</tbody>
</table>
<p>Drei weitere Dinge lassen Sie weg: Rückerstattungen, Beschwerden und alles, was Nachbarn betrifft. Dafür braucht es einen Menschen, der geschlafen hat.</p>

<h2>Drei Proben, bevor Sie sich darauf verlassen</h2>
<p><strong>Die fremde Person.</strong> Geben Sie die Seite jemandem, der noch nie im Haus war. Fragen Sie nach dem WLAN, dem Sicherungskasten und dem Brotmesser. Wo nachgefragt wird, fehlt eine Zeile.</p>
<p><strong>Die Dunkelheit.</strong> Lesen Sie den Teil zur Ankunft draußen, nachts, auf dem Handy. Müssen Sie mehr als einmal scrollen, kürzen Sie.</p>
<p><strong>Die andere Sprache.</strong> Schicken Sie einen Absatz durch ein Übersetzungsprogramm und zurück. Wo er seltsam zurückkommt, war der Satz zu lang.</p>
<p>Bei Nightdesk ist der Antwort-Simulator dieselbe Probe: Sie fragen als Gast, lesen die Antwort und berichtigen die Notiz, aus der sie kam. Wie, steht in der <a href="/de/docs">Dokumentation</a>.</p>
<p>Danach wächst die Seite von allein, Zeile um Zeile. Fragt ein Gast etwas, das nicht darauf steht, antworten Sie und schreiben die Antwort noch vor dem Frühstück auf.</p>
$de$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a1e12', '03ef5ec9-2e9d-4fc9-9774-0532c54e5590',
 $t$Ja, nein oder eine Uhrzeit: Wünsche mit einem Wort beantworten$t$,
 $t$Ein Wunsch bleibt oft stundenlang liegen, nicht weil er schwierig ist, sondern weil die Fakten fehlen. Bringen Sie ihn auf eine Zeile, und Ihnen genügt ein Wort. Der Gast bekommt trotzdem einen ganzen Satz.$t$,
 $t$Gästenachrichten$t$,
 $t$Drei Stempel, Ja, Nein und 13:00, neben einer Karte, auf die Ja gestempelt ist.$t$,
 $de$
<p>Um 4:02 Uhr fragt Maarja aus Wohnung 5 auf Estnisch, ob am Freitag noch ein Freund übernachten dürfe. Sie sehen es um 6:30 Uhr, halb wach. Für eine Antwort müssten Sie wissen, für wie viele gebucht ist, wie viele Betten es gibt, welchen Freitag sie meint und was Sie beim letzten Mal verlangt haben. Sie legen das Handy weg und nehmen sich vor, später richtig nachzusehen. Später ist 14 Uhr, und bis dahin hat Maarja noch einmal gefragt.</p>
<p>Die Entscheidung hätte drei Sekunden gedauert. Das Nachsehen hat den Tag gekostet.</p>

<h2>Zuerst: den Wunsch auf eine Zeile bringen</h2>
<p>Wer den Wunsch entgegennimmt, ob Partnerin, Angestellter oder ein Assistent, sollte ihn mit vier Fakten weitergeben, damit Sie nie einen Kalender öffnen müssen:</p>
<ol>
<li><strong>Welche Wohnung</strong>, und der Vorname des Gastes.</li>
<li><strong>Was</strong> gewünscht wird, in drei oder vier Wörtern.</li>
<li><strong>Wann</strong>, mit Wochentag und Datum.</li>
<li><strong>Was daneben steht</strong>: die Grenze, der Preis oder wen es sonst betrifft.</li>
</ol>
<blockquote><p>Wohnung 5, Maarja. Eine zusätzliche Person, Freitag, 16. Oktober, eine Nacht. Gebucht für 3, Platz für 4. Üblicher Aufpreis 35 CHF. Ja oder nein?</p></blockquote>
<p>Vergleichen Sie das mit „Maarja will wissen, ob ihr Freund kommen kann“. Beides ist schnell gelesen. Nur das erste lässt sich vom Bett aus beantworten.</p>

<h2>Dann: das Wort wählen</h2>
<p>Einigen Sie sich mit allen, die Ihre Antworten lesen, auf wenige Wörter. Drei reichen für fast alles, solange jedes immer dasselbe bedeutet.</p>
<table>
<caption>Fünf Wünsche, das Wort und was daraus folgt</caption>
<thead><tr><th scope="col">Wunsch</th><th scope="col">Ihr Wort</th><th scope="col">Was jetzt geschieht</th></tr></thead>
<tbody>
<tr><td>Babybett, Wohnung 7</td><td>ja</td><td>Gast informiert; Bett auf der Liste der Reinigung</td></tr>
<tr><td>Check-in vor 15 Uhr, Wohnung 3</td><td>13:00</td><td>Gast informiert; Reinigung beginnt mit Wohnung 3</td></tr>
<tr><td>Zusätzliche Person, Wohnung 5</td><td>ja 35</td><td>Gast erfährt den Preis; eingetragen, sobald sie zustimmt</td></tr>
<tr><td>Abreise um 14 Uhr, Wohnung 9</td><td>11:00</td><td>Gast erfährt die späteste Zeit; Platz fürs Gepäck angeboten</td></tr>
<tr><td>Eine Party am Samstag, Wohnung 12</td><td>nein</td><td>Gast informiert, mit Begründung</td></tr>
</tbody>
</table>
<p>Am nützlichsten der drei ist die Uhrzeit. „Können wir um elf kommen?“, mit Nein beantwortet, ist eine kleine Enttäuschung. Mit „13 Uhr“ beantwortet, ist es ein Plan. Bevor Sie zu einer Uhrzeit Nein schreiben, überlegen Sie, ob es eine gibt, zu der Sie Ja sagen könnten.</p>

<h2>Der Gast bekommt den ganzen Satz</h2>
<p>Das eine Wort ist für das Team. Auf dem Weg zum Gast braucht es einen Gruß, die Entscheidung und was als Nächstes geschieht. Drei zum Aufheben:</p>
<blockquote>
<p><strong>Ja.</strong> Guten Morgen Giulia. Ja, das Babybett steht bei Ihrer Ankunft bezogen im kleinen Schlafzimmer. Sie brauchen dafür nichts mitzubringen.</p>
<p><strong>Eine Uhrzeit.</strong> Guten Morgen Camille. Um 11 Uhr wird die Wohnung noch gereinigt, aber ab 13 Uhr können Sie hinein. Der Code für die Schlüsselbox kommt um 12 Uhr.</p>
<p><strong>Nein.</strong> Guten Morgen Daan. Es tut mir leid, eine Party können wir nicht erlauben: Auf beiden Seiten schlafen Familien. Den Saal im Gasthof kann man für den Abend buchen, er ist fünf Minuten zu Fuß entfernt.</p>
</blockquote>
<p>Das Nein folgt einem Muster, das sich zu kopieren lohnt: eine Entschuldigung, ein Grund, der stimmt, und etwas, das stattdessen möglich ist. Ein zweiter Grund schwächt den ersten, und eine zweite Entschuldigung lädt zum Verhandeln ein.</p>

<h2>Solange es noch kein Wort gibt</h2>
<p>Schweigen verstehen manche Gäste als Ja und andere als Unhöflichkeit. Senden Sie sofort eine Zeile, die die Antwort verspricht, aber nicht die Sache:</p>
<blockquote><p>Hallo Maarja, für eine zusätzliche Person brauche ich die Zusage des Gastgebers. Ich habe gefragt und schreibe Ihnen bis 9 Uhr hier zurück. Bitte planen Sie bis dahin noch nicht fest damit.</p></blockquote>
<p>Nennen Sie nur eine Uhrzeit, die jemand einhält. Schlafen Sie bis acht, ist neun ehrlich. So macht es auch Nightdesk: Der Gast erfährt, dass das Team gefragt wurde, Sie antworten mit Ja, Nein oder einem Stichwort, und was vereinbart ist, kommt in die Buchungsnotiz.</p>

<h2>Wofür ein Wort nicht reicht</h2>
<p>Manche Nachrichten sehen wie Wünsche aus und sind keine. Nehmen Sie diese von der Kurzform aus und beantworten Sie sie selbst, ausführlich, am besten am Telefon:</p>
<ul>
<li>Jemand ist verletzt, ausgesperrt oder im Winter ohne Heizung.</li>
<li>Bereits bezahltes Geld: Rückerstattungen, Schäden, eine falsche Rechnung.</li>
<li>Eine Beschwerde, auch als Frage verkleidet. „Ist es hier immer so laut?“ will weder Ja noch Nein hören.</li>
<li>Die dritte Nachricht zur selben Sache.</li>
</ul>
<p>Alles andere probieren Sie eine Woche lang mit der Person aus, mit der Sie sich die Arbeit teilen: vier Fakten hinein, ein Wort heraus. Danach zählen Sie, wie oft trotzdem jemand den Kalender öffnen musste. Jedes Mal hat auf der Zeile etwas gefehlt, und Sie wissen dann, was Sie ergänzen müssen.</p>
$de$)
) as translation (id, original, title, excerpt, category, image_alt, content)
join public.blog_posts as original on original.id = translation.original::uuid;

-- The updates.
insert into public.product_updates
  (id, language, translation_of, translated_from, title, body, image_url, image_alt, type, created_at, is_sample)
select translation.id::uuid, 'de', original.id, original.words_digest, translation.title, translation.body, original.image_url,
  translation.image_alt, original.type, original.created_at, original.is_sample
from (values
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e01', '4b4d21c8-cdfa-4186-a67c-80b53b0ebd77',
 $t$Die Rezeption öffnet$t$,
 $t$Ab heute antwortet Nightdesk Gästen auf WhatsApp, zu jeder Uhrzeit und in der Sprache, in der sie schreiben. Die Antworten kommen aus Notizen, die der Gastgeber für jede Unterkunft schreibt.

In der ersten Nachricht sagt der Assistent, dass er eine KI ist.

Testen ist kostenlos, solange man möchte. Eine Kreditkarte ist nicht nötig.$t$,
 $t$Ein leeres Schlüsselfach mit leerem Haken.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e02', '75c895e4-8602-4359-bcb7-32e058075069',
 $t$Erste Nachricht nach Vorlage$t$,
 $t$Die erste Nachricht an einen Gast lässt sich jetzt als Vorlage schreiben. Name, Unterkunft und Tag der Ankunft kommen aus der Buchung.

Die Vorlage schreiben Sie einmal, in Ihrer Sprache. Der Gast liest sie in seiner.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e03', '46f76f9e-ff3b-4289-b3b6-daf575cfc059',
 $t$Eine Wissensdatenbank für jede Unterkunft$t$,
 $t$Aus den Notizen ist eine Wissensdatenbank geworden. Sie ist nach Themen gegliedert: der Weg hinein, das WLAN, die Küche, der Müll, die Umgebung. Leere Themen werden als leer angezeigt; so sehen Sie, was fehlt, bevor ein Gast es merkt.

Zwei Unterkünfte im selben Haus können mit derselben Kopie beginnen und danach eigene Notizen bekommen. Das WLAN von Wohnung 9 bleibt bei Wohnung 9.$t$,
 $t$Ein leeres Schlüsselfach mit leerem Haken.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e04', '1676e1b8-47ec-43ee-a201-157793942eba',
 $t$Codes und Adressen bleiben, wie Sie sie geschrieben haben$t$,
 $t$Antworten in einer anderen Sprache lassen jetzt unverändert, was sich nicht ändern darf. Türcodes, Straßennamen, Öffnungszeiten und das WLAN-Passwort werden Buchstabe für Buchstabe weitergegeben.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e05', '9f869185-b18b-42ab-9802-25c8c3309e8f',
 $t$Der Assistent fragt, bevor er etwas verspricht$t$,
 $t$Eine zusätzliche Person, ein Babybett, ein früher Check-in: Bei diesen Wünschen fragt der Assistent jetzt Sie. Der Gast erfährt, dass das Team gefragt wurde.

Sie antworten mit Ja oder Nein. Der Gast bekommt einen ganzen Satz in seiner Sprache, im selben Chat.

Welche Wünsche Ihre Zusage brauchen, bestimmen Sie. Diese drei sind von Anfang an eingestellt.$t$,
 $t$Ein leeres Schlüsselfach mit leerem Haken.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e06', '0a0e768b-77cd-4cdd-91bb-6ff05e58dfb9',
 $t$Antworten mit einer Uhrzeit, nicht nur mit Ja$t$,
 $t$„ja 13:00“ wird jetzt verstanden. Der Gast in Wohnung 3 liest, dass die Wohnung ab 13 Uhr bereit ist, und nicht bloß, dass die Antwort Ja lautet.

Stichwörter wie „später“ und „anrufen“ funktionieren auch. Die Frage, die Sie bekommen, nennt die passenden.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e07', '6b279947-1634-425d-8c81-66b381dc9b1d',
 $t$Kontaktdaten oder das Versprechen, zu fragen$t$,
 $t$Steht eine Antwort nicht in der Wissensdatenbank, bestimmen Sie je Unterkunft, was der Gast liest: Ihre Kontaktdaten oder das Versprechen, dass das Team gefragt wird.

Bisher war es immer das Versprechen. Bei Unterkünften, die es schon gab, bleibt es dabei.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e08', '94fc5e3a-3be3-4fd6-87de-80a58a71d2e9',
 $t$Abgleich mit Smoobu in beide Richtungen$t$,
 $t$Smoobu ist das erste Buchungssystem, das an Nightdesk angebunden ist. Unterkünfte und Buchungen werden übernommen, spätere Änderungen ebenfalls, und niemand tippt den Tag einer Ankunft zweimal.

Auch die andere Richtung funktioniert. Hat ein Gast einen Wunsch und haben Sie geantwortet, stehen Wunsch und Antwort in der Notiz dieser Buchung.

Wer seine Unterkünfte von Hand eingetragen hat, kann sie einmal der Liste aus Smoobu zuordnen. Die Wissensdatenbank jeder Unterkunft bleibt, wie sie ist.$t$,
 $t$Eine Schnur über zwei Rollen zwischen einem Hotel und einem Haus: Türnummern gehen in die eine Richtung, Antworten in die andere.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e09', 'f5154f26-6a36-4125-a6de-fb22d03294f4',
 $t$Buchungsnotizen mit Uhrzeit$t$,
 $t$Jede Zeile, die Nightdesk in eine Buchungsnotiz schreibt, beginnt jetzt mit Datum und Uhrzeit: „14. März, 02:16, Babybett: ja“. Was Ihr Team selbst in die Notiz geschrieben hat, bleibt unberührt.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e10', 'ae0f2347-f955-4c90-9ce8-41219b6c92d5',
 $t$Die Score-Analyse liest Ihre Notizen vor den Gästen$t$,
 $t$Die Score-Analyse vergleicht die Wissensdatenbank einer Unterkunft mit den Fragen, die Gäste gewöhnlich stellen, und gibt ihr einen Score von 0 bis 100.

Die Zahl allein sagt wenig. Darunter steht, was fehlt, in der Reihenfolge, in der Gäste es bemerken würden: zuerst der Weg hinein, viel später die Brettspiele.

Den Score sehen nur Sie und Ihr Team.$t$,
 $t$Eine Küchenwaage wiegt fünf Notizen, von Schlüsselbox bis WLAN; die Notiz Heizung liegt daneben.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e11', 'f83a5ba0-4675-4109-8b44-23726e9565b4',
 $t$Zwei Notizen, die sich widersprechen, stehen nebeneinander$t$,
 $t$Sagt eine Notiz, der Check-out sei um 10 Uhr, und eine andere, um 11 Uhr, zeigt die Score-Analyse jetzt beide und fragt, welche stimmt. Bis Sie gewählt haben, erfährt ein Gast, der fragt, dass das Team es ihm bestätigt.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e12', 'aa3caf2b-96d3-4cb3-b3d2-d2c1256b6670',
 $t$Fragen Sie, als wären Sie der Gast$t$,
 $t$Der Antwort-Simulator ist ein Chat, in dem Sie den Gast spielen. Er antwortet aus der Wissensdatenbank, wie sie in diesem Moment ist, und nennt die Notiz, die er verwendet hat. Niemand bekommt etwas geschickt.

Schreiben Sie auf Niederländisch, wenn Sie möchten, oder fragen Sie etwas, das niemand wissen kann. So erfahren Sie am schnellsten, was der Assistent tut, wenn er keine Antwort hat.$t$,
 $t$Ein Telefon unter einer Lampe auf einer Bühne; im Chat wird nach Haustieren gefragt, die Antwort ist: ein Hund, ja.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e13', '82a49b4c-b07e-46b2-9ea1-291ef4f21a1c',
 $t$Der Simulator merkt sich Ihre Fragen$t$,
 $t$Der Simulator merkt sich jetzt die letzten zehn Fragen zu einer Unterkunft. Haben Sie eine Notiz geändert, stellen Sie mit einem Knopf alle noch einmal und vergleichen die Antworten.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e14', '2826daef-6901-4c9e-8e53-c473feefc315',
 $t$Chat-Zusammenfassungen und Auswertung der Gästefragen$t$,
 $t$Bei sechs Nächten können vierzig Nachrichten zusammenkommen. Die Zusammenfassung sagt in ein paar Zeilen, was gefragt wurde, was vereinbart ist und was noch offen ist.

Daneben steht, was über die Reise bekannt ist: Sprache, Mitreisende, Anreise mit Auto oder Zug, besondere Wünsche. Es kommt aus dem, was der Gast geschrieben hat, und von nirgends sonst.

Eine Zusammenfassung ist gelesen, bis Sie von Wohnung 3 zu Wohnung 7 gegangen sind.$t$,
 $t$Ein Stapel Zettel auf einem Dorn, daneben ein Blatt mit drei Zeilen, von 06:30.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e15', 'd4fc5aa2-b432-4b72-b885-c1836280e4b6',
 $t$Was noch offen ist, steht zuoberst$t$,
 $t$Eine Zusammenfassung beginnt jetzt mit dem, was noch offen ist, sagt dann, was vereinbart wurde, und erst danach, was gefragt wurde. Ist nichts offen, steht das in der ersten Zeile.

Bisher galt die Reihenfolge des Chats. Bei einem Aufenthalt von einer Nacht war das gleich, bei einer Woche nicht.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e16', '2f2c38f8-6f7f-4d35-b3d5-e6bb85b696ea',
 $t$Das Dashboard mit Zahlen$t$,
 $t$Drei Fragen, eine Seite. Wie lange haben Gäste auf eine Antwort gewartet? Waren sie damit zufrieden? Was fragen sie am häufigsten?

Jede Zahl lässt sich öffnen. Hinter „WLAN, elfmal“ stehen die elf Nachrichten, damit Sie sehen, ob die Notiz fehlt oder nur schwer zu finden ist.

Gezählt wird ab dem Tag, an dem eine Unterkunft freigeschaltet wurde. Nachrichten aus dem Simulator zählen nicht.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e17', 'c300b89f-aa8e-4bb6-a929-359a53d209a3',
 $t$Die Web-App passt auf kleine Handys$t$,
 $t$Offene Wünsche, Wissensdatenbank und Dashboard lassen sich jetzt auf einem schmalen Bildschirm mit einer Hand bedienen. Zu installieren gibt es nichts: Öffnen Sie dieselbe Adresse und legen Sie sie auf den Startbildschirm.

Ja und Nein sind groß genug für einen Daumen im Dunkeln.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e18', 'f0a2f62e-f6ea-44dc-a0c7-72cb259bf2cf',
 $t$Teamzugang$t$,
 $t$Laden Sie Ihren Co-Host, Ihre Reinigungskraft oder die Person an der Rezeption ein. Alle melden sich mit der eigenen E-Mail-Adresse an, und Ihr Passwort bleibt Ihres.

Ein offener Wunsch geht an alle, die darüber entscheiden dürfen. Die erste Antwort zählt. Die anderen sehen, wer sie gegeben hat und wann.

Der Teamzugang ist im Preis je Unterkunft enthalten. Pro Person kostet er nichts.$t$,
 $t$Vier verschiedene Schlüssel zu Tür 7 an einer Hakenleiste, und ein fünfter Haken, der leer ist.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e19', '359884e3-1100-4a23-bd7f-57bb92aee3ef',
 $t$Die Einrichtung wartet auf Sie$t$,
 $t$Die begleitete Einrichtung lässt sich jetzt nach jedem ihrer vier Schritte verlassen und später fortsetzen, auf Wunsch auf einem anderen Gerät. Sie öffnet sich dort, wo Sie aufgehört haben: verbinden, Unterkunft beschreiben, testen oder starten.$t$,
 $t$$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a2e20', '87adf352-7589-4741-9245-a0adad0a457e',
 $t$Häufige Fragen, über die Sprachen hinweg zusammengefasst$t$,
 $t$„Where do I park“, „Wo kann ich parken“ und „Waar kan ik parkeren“ waren auf dem Dashboard bisher drei Zeilen. Jetzt sind sie eine Frage, einmal gezählt, mit den Sprachen daneben.

Den Wortlaut jedes Gastes sehen Sie weiterhin, wenn Sie die Zeile öffnen.$t$,
 $t$$t$)
) as translation (id, original, title, body, image_alt)
join public.product_updates as original on original.id = translation.original::uuid;

-- The positions.
insert into public.job_openings
  (id, language, translation_of, translated_from, title, department, location, type, description, requirements, is_active, created_at, updated_at, town, country, remote_from, hours, is_sample)
select translation.id::uuid, 'de', original.id, original.words_digest, translation.title, translation.department,
  translation.location, translation.type, translation.description, translation.requirements, original.is_active,
  original.created_at, original.updated_at, original.town, original.country, original.remote_from, original.hours, original.is_sample
from (values
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a3e01', '06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
 $t$Backend-Entwicklung (TypeScript, Postgres, w/m/d)$t$,
 $t$Technik$t$,
 $t$Remote (Schweiz oder EU, MEZ)$t$,
 $t$Vollzeit$t$,
 $t$Um 2:14 Uhr fragt ein Gast in Wohnung 7 nach einem Babybett. Ihr Code entscheidet, ob die Nachricht einmal, zweimal oder gar nicht beantwortet wird. Uns wäre einmal am liebsten.

Sie arbeiten an dem Teil zwischen WhatsApp, der Wissensdatenbank und dem Buchungssystem: an den Warteschlangen der Nachrichten, am Abgleich mit Smoobu und an den Notizen, die zurückgeschrieben werden. Der Code ist TypeScript auf Postgres, mit Row-Level Security, und klein genug, um ihn in einer Woche zu lesen.

Was Sie tun werden:

- Die nächste Anbindung eines Buchungssystems bauen, vom Lesen der Dokumentation bis zum ersten Gastgeber, der sie nutzt
- Jede Nachricht nachvollziehbar machen, damit wir einem Gastgeber sagen können, warum eine Antwort so ausfiel
- Migrationen schreiben, die laufen können, während Gäste schreiben
- Im Wechsel mit anderen am Morgen nachsehen, was in der Nacht fehlgeschlagen ist

Wie wir arbeiten:

Zwei Besprechungen pro Woche, alles andere schriftlich. Pull Requests sind klein und werden von einer zweiten Person gelesen. Niemand muss außerhalb der eigenen Arbeitszeit antworten, auch nachts nicht.

Das erste Gespräch dauert dreißig Minuten, und darin nennen wir Ihnen die Gehaltsspanne. Danach folgen ein bezahlter halber Tag an einer echten Aufgabe und ein Gespräch darüber.$t$,
 $t$- Mehrere Jahre Erfahrung mit Server-Code, gebaut und betrieben, zum größten Teil in TypeScript
- Sie lesen einen Query-Plan und wissen, wann ein Index nicht hilft
- Sie haben ein System an die API eines anderen Unternehmens angebunden und am Laufen gehalten, nachdem dort etwas geändert wurde
- Klares schriftliches Englisch, denn die meisten Entscheidungen fallen bei uns schriftlich
- Eine Arbeitserlaubnis für die Schweiz oder die EU
* Nützlich, aber keine Bedingung: Supabase, Deno oder die WhatsApp Business API
* Nützlich, aber keine Bedingung: Sie haben selbst einmal eine Ferienwohnung vermietet$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a3e02', 'f3530f23-db09-48a3-a40c-a96185172eaf',
 $t$Conversation Design (Deutsch und Italienisch, w/m/d)$t$,
 $t$Produkt$t$,
 $t$Remote (MEZ)$t$,
 $t$Teilzeit (60 %)$t$,
 $t$Nightdesk schreibt Gästen in ihrer Sprache. Ein Satz kann richtig sein und trotzdem wie ein Formular klingen. Sie sorgen dafür, dass er wie von einem guten Nachtportier klingt: kurz, freundlich, genau.

Sie arbeiten mit zwei Mitgliedern des Gründungsteams und mit den Gastgebern selbst. Die Hälfte der Arbeit ist, echte Chats zu lesen, die andere, Regeln und Beispiele zu schreiben, damit die nächsten besser werden.

Was Sie tun werden:

• Chats auf Deutsch und Italienisch durchsehen und markieren, was man in der eigenen Muttersprache nicht sagen würde
• Die Worte für die schwierigen Momente schreiben: eine Absage, eine Verspätung, eine Antwort, die noch niemand hat
• Die Testfragen des Simulators in beiden Sprachen aktuell halten
• Gastgebern bei ersten Nachrichten helfen, die Gäste bis zum Ende lesen

Was diese Stelle nicht ist:

Weder seitenweise Übersetzungen noch Werbetexte. Sie werden wenige Wörter schreiben und über jedes nachdenken.

Bitte senden Sie mit Ihrer Bewerbung einen Satz, den Sie in einem Hotel oder einer Ferienwohnung gefunden haben, auf Deutsch oder Italienisch, und schreiben Sie dazu, wie Sie ihn geschrieben hätten.$t$,
 $t$• Deutsch und Italienisch auf muttersprachlichem Niveau, eines davon möglichst aus der Schweiz oder dem Alpenraum
• Erfahrung mit Texten für den Dialog: Support, Chat, Oberflächen, Untertitel oder Radio
• Sie können erklären, warum ein Satz falsch ist, ohne zu sagen, dass er sich falsch anfühlt
• Englisch, das für die tägliche schriftliche Arbeit reicht
• Drei Tage pro Woche, an Tagen, die wir gemeinsam festlegen$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a3e03', '048227c6-2103-49ee-9f23-d9285ae1f1bf',
 $t$Leitung Gastgeberbetreuung (w/m/d)$t$,
 $t$Kundenbetreuung$t$,
 $t$Schweiz oder remote (MEZ)$t$,
 $t$Vollzeit$t$,
 $t$Wer sich als Gastgeber registriert, hat ein Haus, ein Buchungssystem und zu viele Nachrichten. Vier Schritte später ist die Rezeption wach: verbinden, beschreiben, testen, starten. Für diese vier Schritte sind Sie verantwortlich.

Sie sind bei Nightdesk die erste Person mit dieser Aufgabe. Bisher hat das Gründungsteam sie übernommen, in Anrufen, mit einer Liste von Fragen, die Sie von uns bekommen.

Ihre ersten drei Monate:

* Bei Gesprächen zum Einstieg zuhören und sie dann selbst führen
* Den Schritt finden, bei dem Gastgeber aufhören, und vorschlagen, was sich am Produkt ändern soll
* Aus den zwanzig häufigsten Fragen an den Support Seiten machen, die sie beantworten
* Mindestens drei Gastgeber dort besuchen, wo sie arbeiten

Danach:

Sie entscheiden, wie Support und Einstieg organisiert sind und wen wir dafür als Nächstes einstellen. Außerdem bringen Sie in die wöchentliche Produktbesprechung ein, was Gastgeber sagen; dort zählt Ihre Stimme so viel wie die der Technik.

Sie können überall arbeiten, wo die Uhr höchstens eine Stunde von der Schweizer Zeit abweicht.$t$,
 $t$1. Sie haben zahlende Kunden eines Softwareprodukts betreut, vom ersten Anruf bis ins zweite Jahr
2. Sie haben in der Hotellerie gearbeitet oder eine Unterkunft vermietet oder kennen die Arbeit aus der Nähe
3. Deutsch und Englisch fließend; Französisch oder Italienisch hilft
4. Sie schreiben Anleitungen, die man befolgen kann, ohne Sie anzurufen
5. Sie können zu einem Kunden Nein sagen und ihn behalten$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a3e04', '7fee2e1a-cb5c-4175-911b-55e82ec18816',
 $t$Praktikum Qualitätsprüfung (w/m/d)$t$,
 $t$Produkt$t$,
 $t$Remote (Schweiz)$t$,
 $t$Praktikum$t$,
 $t$Sie lesen, was der Assistent in der Nacht geschrieben hat, und vergleichen es mit dem, was der Gastgeber aufgeschrieben hatte. Stimmte die Antwort, kam sie aus der Wissensdatenbank, und hätten Sie stattdessen den Gastgeber gefragt?

Was Sie tun werden:

- Jede Woche eine Stichprobe von Chats anhand einer Checkliste durchsehen
* Antworten markieren, die nur zufällig richtig waren; das sind die interessantesten
• Jede Woche eine Verbesserung vorschlagen und sehen, was daraus wird

Das Praktikum dauert sechs Monate, ein bis zwei Tage pro Woche, an Tagen, die zu Ihrem Stundenplan passen. Es wird nach Stunden bezahlt. Sie arbeiten mit dem Conversation Design und einer Person aus der Technik zusammen, und für alle Chats gilt eine Vertraulichkeitsvereinbarung.$t$,
 $t$Sie studieren an einer Hochschule in der Schweiz, in einem beliebigen Fach, in dem man genau lesen lernt: Sprachen, Recht, Tourismus, Informatik. Sie lesen Englisch und mindestens zwei der Sprachen Deutsch, Französisch, Italienisch und Niederländisch. Sie merken, wenn ein Satz etwas sagt, was die Quelle nicht sagt. Programmieren müssen Sie nicht können, und Erfahrung in der Branche brauchen Sie auch nicht.$t$),
('0b6f1e52-3c1d-4c57-9a53-6f6d1c0a3e05', '239a3486-ff68-43dd-8755-016f821d8512',
 $t$Büroleitung (w/m/d)$t$,
 $t$Betrieb$t$,
 $t$Schweiz$t$,
 $t$Teilzeit (40 %)$t$,
 $t$Wir hatten keine Büroleitung, und das merkte man. Zu dieser Stelle gehörten Verträge, Rechnungen und die zwei Räume, in denen sich einige von uns treffen.

Was Sie tun werden:

* Jeden Monat die Unterlagen für unser Treuhandbüro vorbereiten
* Arbeitsverträge und Versicherungen in Ordnung halten
* Zwei Treffen des ganzen Teams im Jahr organisieren

Die Stelle wurde im Oktober 2026 besetzt.$t$,
 $t$* Kaufmännische Ausbildung in der Schweiz oder mehrere Jahre Büroerfahrung
* Deutsch fließend, Englisch gut
* Zwei feste Tage pro Woche in der Schweiz$t$)
) as translation (id, original, title, department, location, type, description, requirements)
join public.job_openings as original on original.id = translation.original::uuid;

-- What channels say about assistants.
insert into public.channel_rules
  (id, language, translation_of, translated_from, channel, situation, verdict, summary, source_title, source_url, checked_on, display_order)
select translation.id::uuid, 'de', original.id, original.words_digest, original.channel, original.situation, original.verdict,
  translation.summary, translation.source_title, original.source_url, original.checked_on, original.display_order
from (values
('d9460cb6-ce45-4176-9dff-4c99a10bba9f', '6b8f20d5-c7d2-4e01-bc66-ad53ab34e2d8',
 $t$Vor der Buchung will Airbnb nicht, dass Gastgeber das Gespräch auf WhatsApp, in SMS oder anderswohin verlegen. Antworten Sie in den Nachrichten von Airbnb, bis die Buchung bestätigt ist.$t$,
 $t$Airbnb-Hilfe-Center, Artikel 209$t$),
('7b63d97f-d800-47db-b03b-018e759f22d0', '5928a599-4617-42ab-92f6-86866ad55f5a',
 $t$Die Seite, die wir gelesen haben, behandelt nur die Zeit vor der Buchung. Ob Airbnb danach erlaubt, dass ein Gastgeber oder ein Assistent den Gästen auf WhatsApp schreibt, wissen wir nicht.$t$,
 null),
('388ec34c-201c-47be-92f6-530adc7b0caa', '1140198c-753c-4d0c-bf30-9d14f8b8dc90',
 $t$Wie es mit Nachrichten an einen Gast vor der Buchung steht, dazu haben wir von Booking.com nichts gefunden.$t$,
 null),
('529abb4f-0732-43fb-a08d-7c3114c10f30', '2eb69a59-e354-4c58-a5bb-73625de08bc4',
 $t$Booking.com bittet seine Partner, den Gästen über die Nachrichten und Apps von Booking.com zu schreiben, zur Sicherheit beider Seiten. Ob es WhatsApp nach der Buchung verbietet, geht aus dem, was wir gelesen haben, nicht hervor.$t$,
 $t$Booking.com für Partner: Kontakt zu Gästen$t$),
('9a9a7c96-86a0-4c85-8040-07b1f59a7e0a', '586cdc05-bd71-4e33-ae2e-c2b82d123f7b',
 $t$Bevor eine Buchung angenommen ist, verbietet Vrbo, Reisende um eine E-Mail, eine SMS oder eine Nachricht über einen anderen Dienst zu bitten. Antworten Sie bis dahin in den Nachrichten von Vrbo.$t$,
 $t$Vrbo-Hilfe: Über Offline-Buchungen$t$),
('6e584fed-bbcd-40db-9ab2-3c0da28bd9d1', '46860c99-818b-478a-920a-f243e9debbe2',
 $t$Nach der Buchung lässt Vrbo Gastgeber und Reisende außerhalb seiner Plattform schreiben, bis es etwas anderes sagt. Assistenten erwähnt die Seite nicht; die Regeln des anderen Kanals kommen hinzu.$t$,
 $t$Vrbo-Hilfe: Über Offline-Buchungen$t$),
('66e95a20-20bf-43ed-8f9f-1334b02936b8', '221619c4-0653-4207-b353-466667502681',
 $t$Schreibt Ihnen ein Gast zuerst, dürfen Sie ihm nach jeder seiner Nachrichten 24 Stunden lang frei antworten. Hat der Gast Sie auf einer Buchungsplattform gefunden, geht deren Regel vor.$t$,
 $t$Meta for Developers: Service-Nachrichten$t$),
('2563c2d4-9ea3-42c9-82aa-5f5b1257b92b', 'b9a26198-f6eb-4b9c-afc8-ba4b52711a54',
 $t$Von sich aus schreiben Sie nur Gästen, die dem zugestimmt haben, und mit einer Nachricht, die WhatsApp genehmigt hat. Sobald sie antworten, schreiben Sie nach jeder ihrer Nachrichten 24 Stunden lang frei.$t$,
 $t$Meta for Developers: Service-Nachrichten$t$)
) as translation (id, original, summary, source_title)
join public.channel_rules as original on original.id = translation.original::uuid;
