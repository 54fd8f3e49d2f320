-- The questions, pages and providers in German. Each is up to date with the English row that it names.
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

Das Beschreiben dauert am längsten, denn nur Sie wissen, dass das untere Schloss nach links dreht. Die Score-Analyse zeigt, welche Themen noch lückenhaft sind, und Sie können aufhören, sobald genug dasteht.$t$,
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

Preise, Verfügbarkeit und Stornierungen bleiben in Ihrer Hand. Nightdesk notiert. Entscheiden tun Sie.$t$,
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
Ist diese Nummer auf WhatsApp?

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
 $t$<p>Nightdesk ist ein KI-Assistent für Vermieter von Ferienwohnungen. Er antwortet den Gästen auf WhatsApp, in der Sprache, in der sie schreiben, mit dem, was der Gastgeber über das Haus aufgeschrieben hat. Weiß der Assistent etwas nicht, fragt er den Gastgeber. Auf dieser Seite stehen die nüchternen Fakten; wer wir sind und warum wir das tun, erzählt <a href="/about">unsere Geschichte</a>.</p>
<h2>Die Fakten</h2>
<table>
<caption>Nightdesk in Kürze</caption>
<thead><tr><th scope="col">Frage</th><th scope="col">Antwort</th></tr></thead>
<tbody>
<tr><td>Von wo aus wird Nightdesk geführt?</td><td>Aus der Schweiz</td></tr>
<tr><td>Wann hat es begonnen?</td><td>2023</td></tr>
<tr><td>Wer hat es gegründet?</td><td>Zwei Gründerinnen und ein Gründer, vorgestellt in <a href="/about#team-title">unserer Geschichte</a></td></tr>
<tr><td>Für wen ist Nightdesk?</td><td>Gastgeber und Verwalter von Ferienunterkünften, ab einer Unterkunft</td></tr>
<tr><td>Was kostet Nightdesk?</td><td>Ein <a href="/#pricing">Preis je Unterkunft</a>; das Testen ist kostenlos</td></tr>
</tbody>
</table>
<h2>Was Nightdesk ist und was nicht</h2>
<ul>
<li>Nightdesk ist ein KI-Co-Host für Nachrichten und kein Buchungssystem: Preise, Verfügbarkeit und Stornierungen bleiben, wo sie sind.</li>
<li>Der Assistent schreibt auf WhatsApp. Gäste installieren nichts.</li>
<li>Geht es um Geld, Zeit oder ein weiteres Bett, entscheidet nicht er, sondern der Gastgeber.</li>
</ul>
<h2>Was bereits angebunden ist</h2>
<p>Smoobu ist angebunden. Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung und auf der <a href="/integrations">Seite der Anbindungen</a> so gekennzeichnet.</p>
<h2>Wo Sie mehr lesen</h2>
<ul>
<li>Wie mit Daten von Gästen umgegangen wird: <a href="/info/data-processing">Datenverarbeitung</a></li>
<li>Wo eine KI antwortet: <a href="/info/ai-disclosure">Hinweis zur KI</a></li>
<li>Wer für diese Website verantwortlich ist: <a href="/info/imprint">Impressum</a></li>
<li>Hier arbeiten: <a href="/careers">Karriere</a></li>
<li>Fragen: <a href="/contact">Kontakt</a></li>
</ul>
<h2>Zu den Beispielen auf dieser Website</h2>
<p>Das Chalet Arve mit seinen nummerierten Türen und seine Gäste sind erfunden. Die Fragen sind alltäglich; jeder Gastgeber erkennt sie wieder.</p>$t$,
 null::text,
 null::text),
('1c03a939-8654-4ded-a1a3-8b4c0e12c295', 'data-processing', 'datenverarbeitung',
 $t$Datenverarbeitung$t$,
 $t$Datenverarbeitung für Gastgeber$t$,
 $t$<p>Auf dieser Seite geht es um die Nachrichten Ihrer Gäste. Was diese Website selbst mit personenbezogenen Daten tut, steht in der <a href="/privacy">Datenschutzerklärung</a>.</p>
<h2>Wer entscheidet und wer ausführt</h2>
<p>Die Nachrichten zwischen Ihnen und Ihren Gästen gehören zu Ihrem Geschäft. Sie entscheiden, was warum verarbeitet wird; Nightdesk verarbeitet es in Ihrem Auftrag und für nichts anderes. In den Worten des Gesetzes sind Sie der Verantwortliche und wir der Auftragsverarbeiter.</p>
<h2>Was verarbeitet wird</h2>
<table>
<caption>Daten von Gästen im Dienst</caption>
<thead><tr><th scope="col">Daten</th><th scope="col">Woher sie kommen</th><th scope="col">Wozu sie gebraucht werden</th></tr></thead>
<tbody>
<tr><td>Name, Telefonnummer, Sprache, Daten des Aufenthalts</td><td>Ihr Buchungssystem</td><td>Dem richtigen Gast zur richtigen Zeit schreiben</td></tr>
<tr><td>Nachrichten des Chats</td><td>Der Gast, Sie und der Assistent</td><td>Antworten, und die Zusammenfassung am Morgen</td></tr>
<tr><td>Wünsche und Ihre Entscheidungen</td><td>Der Chat</td><td>Die Notiz in der Buchung</td></tr>
</tbody>
</table>
<h2>Was Sie von uns verlangen können</h2>
<p>Sie können einen Vertrag zur Auftragsverarbeitung verlangen, die Liste der Unternehmen, die für uns arbeiten, und die Löschung des Chats mit einem Gast. Eine Zeile über das <a href="/contact">Kontaktformular</a> genügt.</p>
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
<p>Die Chats auf diesen Seiten und ihre Gäste sind erfunden. Hier antwortet Ihnen keine KI: Was diese Seiten sagen, war gespeichert, bevor Sie kamen, und was Sie über das <a href="/contact">Kontaktformular</a> senden, geht in den Posteingang unseres Teams.</p>$t$,
 null::text,
 null::text),
('a657fe55-bd42-4ed3-95ac-f1dce22e7b46', 'accessibility', 'barrierefreiheit',
 $t$Barrierefreiheit$t$,
 $t$Barrierefreiheit dieser Website$t$,
 $t$<p>Diese Website soll für alle funktionieren, die sie lesen möchten, mit der Maus, mit der Tastatur, mit einem Screenreader, bei 200 Prozent oder auf einem kleinen Handy.</p>
<h2>Was wir anstreben</h2>
<p>Wir richten uns nach den Web Content Accessibility Guidelines 2.2, Stufe AA. Seiten lassen sich ohne JavaScript lesen, Animationen werden abgeschaltet, wenn Ihr System das verlangt, und jedes Formular sagt in Worten, was falsch ist und was zu tun ist.</p>
<h2>Was noch nicht geht</h2>
<p>Die externen Seiten, auf die wir verweisen, etwa der Kalender für Anrufe, betreiben andere, und wir können nicht für sie einstehen. Möchten Sie sie lieber nicht benutzen, schreiben Sie uns, und wir finden per E-Mail einen Termin.</p>
<h2>Sagen Sie es uns</h2>
<p>Wenn etwas Sie aufhält, <a href="/contact">schreiben Sie uns</a> bitte und sagen Sie, welche Seite es war. Wir antworten an Werktagen und senden Ihnen, was Sie gesucht haben, in anderer Form, wenn das hilft.</p>$t$,
 null::text,
 null::text),
('044e262c-4f53-4b3c-ba20-da079900b5b2', 'imprint', 'impressum',
 $t$Impressum$t$,
 $t$Impressum$t$,
 $t$<h2>Wer diese Website betreibt</h2>
<p>Nightdesk, Schweiz</p>
<h2>Wie Sie uns erreichen</h2>
<ul>
<li>Fragen und Support: Unsere Adresse und ein Formular sind auf der <a href="/contact">Kontaktseite</a></li>
<li>Bewerbungen: unter jeder Stelle auf der <a href="/careers">Karriereseite</a></li>
</ul>
<h2>Inhalt</h2>
<p>Wir prüfen, was wir veröffentlichen, und berichtigen Fehler, wenn wir davon erfahren. Für Seiten anderer, auf die wir verlinken, sind deren Betreiber verantwortlich.</p>
<p>Texte, Zeichnungen und Bilder auf dieser Website gehören Nightdesk, wenn nicht etwas anderes dabeisteht. Sie dürfen mit einem Link zur Quelle daraus zitieren.</p>
<h2>Marken anderer</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind Marken ihrer jeweiligen Inhaber. Wir verwenden sie, um zu sagen, womit Nightdesk arbeitet oder arbeiten wird. Die Zeichnungen daneben auf der <a href="/integrations">Seite der Anbindungen</a> sind unsere und nicht die Logos dieser Unternehmen.</p>
<h2>Beispiele</h2>
<p>Das Chalet Arve und seine Gäste sind erfunden, um zu zeigen, wie das Produkt funktioniert.</p>$t$,
 null::text,
 null::text),
('abd699aa-1c66-4a43-81cc-cef0900867d6', 'press', 'presse',
 $t$Presse$t$,
 $t$Presse$t$,
 $t$<h2>Für Medien</h2>
<p>Nightdesk ist ein KI-Co-Host für Ferienunterkünfte, aus der Schweiz geführt und 2023 gestartet. Der Assistent beantwortet Nachrichten von Gästen auf WhatsApp rund um die Uhr, in der Sprache des Gastes, und fragt den Gastgeber, wenn er etwas nicht weiß.</p>
<p>Für Interviews, Zahlen und Bilder <a href="/contact">schreiben Sie uns</a>, mit „Presse“ in der ersten Zeile.</p>$t$,
 null::text,
 null::text),
('3d0caa09-c703-4607-8256-ad8c9a10752e', 'features', 'funktionen',
 $t$Funktionen$t$,
 $t$Funktionen$t$,
 $t$# Was Nightdesk kann

Nightdesk antwortet den Gästen Ihrer Ferienwohnung auf WhatsApp, Tag und Nacht, in der Sprache, in der sie schreiben. Diese Seite stellt alle Teile vor, in der Reihenfolge, in der Sie sie brauchen: zuerst die Verbindung und die Notizen, dann der Chat, dann das, was Sie am Morgen sehen.

## Vor dem ersten Gast

### Verbindung mit Ihrem Buchungssystem
Nightdesk liest Buchungen und Unterkünfte aus Ihrem Buchungssystem (PMS) oder Channel Manager und schreibt Gästewünsche dorthin zurück. Der Abgleich läuft automatisch in beide Richtungen.
Smoobu ist bereits angebunden. Airbnb, Booking.com, Vrbo, Guesty und Hostaway sind in Vorbereitung. Ein System, das nicht auf der Liste steht, können Sie sich per E-Mail wünschen.

### Wissensdatenbank
Jede Unterkunft hat ihre eigene Wissensdatenbank. Sie schreiben sie in Ihrer Sprache, Thema für Thema: der Weg hinein, das WLAN, die Heizung, die Küche, das Parken, der Müll, die Umgebung.
Am besten wirken kurze Sätze mit einem Ort darin. „Der Router steht im Regal über den Schuhen“ beantwortet mehr als „WLAN vorhanden“.

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
Manche Wünsche brauchen einen Menschen: eine zusätzliche Person, ein Babybett, ein früher Check-in. Bei ihnen fragt der Assistent Sie, bevor er antwortet.
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
 $t$Wird Anreisen, Abreisen und Angaben zu den Gästen aus Ihrem Booking.com-Konto lesen, damit die erste Nachricht hinausgeht, sobald eine Buchung bestätigt ist.$t$),
('ea7571a7-4b6c-4adb-afaf-e80155bd09f6', 'VRBO',
 $t$Wird Ihre Vrbo-Häuser und deren Buchungen übernehmen, für Gastgeber ohne eigenes Buchungssystem.$t$),
('05255d9f-d7ff-44e6-8208-24592029d2e8', 'GUESTY',
 $t$Wird in beide Richtungen mit Guesty abgleichen: Inserate und Buchungen herein, zugesagte Gästewünsche als Notizen in der Buchung zurück.$t$),
('8efcda5a-7ffa-4cf3-99e5-dc33413f4c21', 'HOSTAWAY',
 $t$Wird in beide Richtungen mit Hostaway abgleichen, für Teams mit vielen Unterkünften: Unterkünfte und Buchungen herein, Gästewünsche als Buchungsnotizen zurück.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';
