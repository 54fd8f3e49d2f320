import type * as en from '../en/messages';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  fields: {
    firstNameRequired: 'Palun kirjutage oma eesnimi.',
    firstNameTooLong: 'Eesnimes võib olla kuni 100\u00a0märki.',
    lastNameRequired: 'Palun kirjutage oma perekonnanimi.',
    lastNameTooLong: 'Perekonnanimes võib olla kuni 100\u00a0märki.',
    emailRequired: 'Palun kirjutage oma e-posti aadress.',
    emailInvalid: 'See e-posti aadress ei ole korrektne.',
    emailAsked: 'Palun kirjutage korrektne e-posti aadress.',
    phoneRequired: 'Palun kirjutage oma telefoninumber.',
    phoneTooLong: 'Telefoninumbris võib olla kuni 40\u00a0märki.',
    phoneAsked: 'Palun sisestage telefoninumber, näiteks +372 5123 4567, või jätke väli tühjaks.',
    countryRequired: 'Palun valige riik.',
    countryTooLong: 'Riigi nimes võib olla kuni 100\u00a0märki.',
    propertiesRequired: 'Palun kirjutage majutuskohtade arv.',
    propertiesNotWhole: 'Palun sisestage täisarv.',
    propertiesOutOfRange: 'Palun sisestage arv vahemikus 1 kuni 100\u00a0000.',
    twoReadings: 'See võib olla {decimals} või {thousands}. Palun sisestage arv, mida mõtlete.',
    pmsRequired: 'Palun valige oma broneerimissüsteem.',
    pmsTooLong: 'Broneerimissüsteemi nimes võib olla kuni 100\u00a0märki.',
    otherPmsTooLong: 'Süsteemi nimes võib olla kuni 100\u00a0märki.',
    messageTooLong: 'Sõnumis võib olla kuni 2000\u00a0märki.',
    languageRequired: 'Palun valige keel.',
    fullNameTooShort: 'Nimes peab olema vähemalt 2\u00a0märki.',
    fullNameTooLong: 'Nimes võib olla kuni 200\u00a0märki.',
    coverLetterTooLong: 'Kaaskirjas võib olla kuni 10\u00a0000\u00a0märki.',
    unreadable:
      'Märki pärast kohta „{before}“ ei saa lugeda. Palun kustutage see või kirjutage sõnad selle ümber uuesti.',
    unreadableFirst:
      'Esimest märki ei saa lugeda. Palun kustutage see või kirjutage sõnad selle ümber uuesti.',
    resumeOfOtherKind: 'Palun valige PDF-, DOC- või DOCX-fail.',
    resumeEmpty: 'See fail on tühi. Palun valige mõni teine.',
    resumeTooLarge:
      'Selle faili suurus on {size}\u00a0MB. Palun valige kuni 5\u00a0MB suurune fail.',
    resumeChanged:
      'Pärast valimist on faili {file} muudetud, teisaldatud või kustutatud. Palun valige see uuesti.',
    resumeOfOtherContent:
      'Faili sisu ei vasta selle nimele. Palun salvestage see uuesti PDF-i, DOC-i või DOCX-ina.',
  },
};
