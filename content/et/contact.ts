import type * as en from '../en/contact';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  contactPage: {
    eyebrow: { label: 'Kontakt' },
    title: 'Päeval vastab inimene.',
    pageTitle: 'Kontakt',
    lead: 'Öövalve on automaatne, siin vastab inimene. Öelge, kes te olete ja milliste majade eest hoolitsete. Loeme selle läbi ja kirjutame teile vastu või helistame, kui jätate numbri.',
    byMail: 'Või ilma vormita',
    description:
      'Kirjutage inimestele, kes Nightdeski teevad: küsige või leppige kokku esitlus. Öelge, mitut majutuskohta haldate ja mis broneerimissüsteemis.',
  },
  contactForm: {
    you: 'Kes kirjutab',
    houses: 'Mille eest hoolitsete',
    firstName: 'Eesnimi',
    lastName: 'Perekonnanimi',
    email: 'E-post',
    phone: 'Telefon',
    phoneHint: 'Kui soovite pigem, et teile helistataks.',
    country: 'Riik',
    chooseCountry: 'Valige riik',
    properties: 'Majutuskohtade arv',
    pms: 'Broneerimissüsteem',
    choosePms: 'Valige süsteem',
    otherPms: 'Milline?',
    yourWords: 'Mida soovite öelda',
    message: 'Sõnum',
    messageHint: 'Küsimus või see, mida esitlus peaks näitama.',
    action: 'Saada',
    pending: 'Saatmine...',
    use: 'Kasutame seda teile vastamiseks.',
    privacy: 'Privaatsuspoliitika',
    optional: forms.optional,
    honeypot: forms.honeypot,
    failed: {
      title: 'Teie sõnum ei jõudnud kohale.',
      text: 'Seda ei õnnestunud praegu salvestada. Kõik, mida kirjutasite, on vormis alles: palun saatke see minuti pärast uuesti või kirjutage aadressil',
    },
    done: {
      title: 'Teie sõnum on vastuvõtus.',
      text: 'Inimene loeb selle läbi ja vastab aadressile',
      next: 'Seni leiate siit vastused sellele, mida teised majutajad küsivad:',
      faq: 'Abi ja KKK',
    },
  },
};
