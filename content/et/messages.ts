import type * as en from '../en/messages';
import { phoneInvalid as phoneInvalidInEnglish } from '../en/test-pages';
import type { Texts } from '../translated';
import { phoneInvalid } from './test-pages';

export const fields: Texts<typeof en.fields> = {
  'First name is required': 'Palun kirjutage oma eesnimi.',
  'First name can be at most 100 characters': 'Eesnimes võib olla kuni 100\u00a0märki.',
  'Last name is required': 'Palun kirjutage oma perekonnanimi.',
  'Last name can be at most 100 characters': 'Perekonnanimes võib olla kuni 100\u00a0märki.',
  'Country is required': 'Palun valige riik.',
  'Country can be at most 100 characters': 'Riigi nimes võib olla kuni 100\u00a0märki.',
  'PMS selection is required': 'Palun valige oma broneerimissüsteem.',
  'PMS can be at most 100 characters': 'Broneerimissüsteemi nimes võib olla kuni 100\u00a0märki.',
  'Other PMS can be at most 100 characters': 'Süsteemi nimes võib olla kuni 100\u00a0märki.',
  'Message can be at most 2000 characters': 'Sõnumis võib olla kuni 2000\u00a0märki.',
  'Number of properties is required': 'Palun kirjutage majutuskohtade arv.',
  'Please enter a number between 1 and 100000':
    'Palun sisestage arv vahemikus 1 kuni 100\u00a0000.',
  'Please enter a whole number': 'Palun sisestage täisarv.',
  'This can mean {decimals} or {thousands}. Please type the one that you mean.':
    'See võib olla {decimals} või {thousands}. Palun sisestage arv, mida mõtlete.',
  'Email is required': 'Palun kirjutage oma e-posti aadress.',
  'Invalid email address': 'See e-posti aadress ei ole korrektne.',
  'Please enter a valid email address.': 'Palun kirjutage korrektne e-posti aadress.',
  'Phone number is required': 'Palun kirjutage oma telefoninumber.',
  'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.':
    'Palun sisestage telefoninumber, näiteks +372 5123 4567, või jätke väli tühjaks.',
  'Phone number can be at most 40 characters': 'Telefoninumbris võib olla kuni 40\u00a0märki.',
  'Language is required': 'Palun valige keel.',
  'Full name must be at least 2 characters.': 'Nimes peab olema vähemalt 2\u00a0märki.',
  'Full name can be at most 200 characters.': 'Nimes võib olla kuni 200\u00a0märki.',
  'The cover letter can be at most 10,000 characters.':
    'Kaaskirjas võib olla kuni 10\u00a0000\u00a0märki.',
  'A character after “{before}” cannot be read. Please delete it, or type the words around it again.':
    'Märki pärast kohta „{before}“ ei saa lugeda. Palun kustutage see või kirjutage sõnad selle ümber uuesti.',
  'The first character cannot be read. Please delete it, or type the words around it again.':
    'Esimest märki ei saa lugeda. Palun kustutage see või kirjutage sõnad selle ümber uuesti.',
  'Please choose a PDF, DOC or DOCX file.': 'Palun valige PDF-, DOC- või DOCX-fail.',
  'This file is empty. Please choose another one.': 'See fail on tühi. Palun valige mõni teine.',
  'This file has {whole}.{tenth} MB. Please choose one of at most 5 MB.':
    'Selle faili suurus on {whole},{tenth}\u00a0MB. Palun valige kuni 5\u00a0MB suurune fail.',
  'This file has {whole} MB. Please choose one of at most 5 MB.':
    'Selle faili suurus on {whole}\u00a0MB. Palun valige kuni 5\u00a0MB suurune fail.',
  'The file {file} was changed, moved or deleted after you chose it. Please choose it again.':
    'Pärast valimist on faili {file} muudetud, teisaldatud või kustutatud. Palun valige see uuesti.',
};

export const answers: Texts<typeof en.answers> = {
  [phoneInvalidInEnglish]: phoneInvalid,
  'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.':
    'Faili sisu ei vasta selle nimele. Palun salvestage see uuesti PDF-i, DOC-i või DOCX-ina.',
  'Please enter your password.': 'Palun sisestage oma parool.',
  'Password must be at least 10 characters': 'Paroolis peab olema vähemalt 10\u00a0märki.',
  'Password can be at most 72 characters': 'Paroolis võib olla kuni 72\u00a0märki.',
  'Password can be at most 1024 characters': 'Paroolis võib olla kuni 1024\u00a0märki.',
  'Password is too long: it can have 72 bytes, and letters such as é or ж count as two, others as three or four. Please choose a shorter one.':
    'Parool on liiga pikk: selles võib olla 72\u00a0baiti ning tähed nagu é või ж lähevad kirja kahena, mõned kolme või neljana. Palun valige lühem.',
  'This password is easy to guess. Please choose another one, such as four words that do not belong together.':
    'Seda parooli on kerge ära arvata. Palun valige mõni teine, näiteks neli sõna, mis kokku ei kuulu.',
  'The sign-in service cannot be reached at the moment. Please try again in a minute.':
    'Sisselogimisteenusega ei saa praegu ühendust. Palun proovige minuti pärast uuesti.',
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.':
    'Meile tuleb praegu palju päringuid. Kõik, mida kirjutasite, on siin alles: palun oodake {wait} ja proovige uuesti.',
  'This is more than the form has room for. Please shorten it, or reload the page and fill in the form again.':
    'Seda on rohkem, kui vormi mahub. Palun lühendage seda või laadige leht uuesti ja täitke vorm veel kord.',
  // The auth service's own.
  'Password should be at least 10 characters.': 'Paroolis peab olema vähemalt 10\u00a0märki.',
  'Password is known to be weak and easy to guess, please choose a different one.':
    'See parool on teadaolevalt nõrk ja kergesti äraarvatav. Palun valige mõni teine.',
  'New password should be different from the old password.':
    'Uus parool peab olema teistsugune kui vana.',
  'Unable to validate email address: invalid format': 'See e-posti aadress ei ole korrektne.',
  'Signups not allowed for this instance': 'Praegu kontosid luua ei saa.',
  'Email signups are disabled': 'Praegu kontosid luua ei saa.',
  'Request rate limit reached':
    'Praegu on päringuid liiga palju. Palun proovige mõne minuti pärast uuesti.',
};
