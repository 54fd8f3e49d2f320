import type * as en from '../en/test-pages';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  chatTest: {
    pageTitle: 'Klienditoe vestluse proov',
    eyebrow: { label: 'Proovileht' },
    title: 'Leht klienditoe vestluse proovimiseks',
    description:
      'Proovileht, kus saab katsetada klienditoe vestlust. Vestlus tuleb väliselt teenusepakkujalt ja laaditakse ainult neile külastajatele, kes selle käivitavad.',
  },
  supportChat: {
    states: {
      asking: 'Vaatame, kas klienditoe vestlus on seadistatud.',
      none: 'Klienditoe vestlust ei ole siin seadistatud, seega ei laadita midagi.',
      ready:
        'Vestlus tuleb väliselt teenusepakkujalt. Kuni te seda ei käivita, ei ole siin sellest midagi. Käivitamisel saab see teenusepakkuja teada teie ühenduse aadressi ja võib seada küpsiseid.',
      loading: 'Klienditoe vestlust laaditakse.',
      loaded: 'Klienditoe vestlus on laaditud.',
      failed: 'Klienditoe vestlust ei õnnestunud laadida.',
    },
    start: 'Käivita klienditoe vestlus',
    end: 'Lõpeta klienditoe vestlus',
    needsScript: 'Klienditoe vestlus vajab JavaScripti, mis on siin välja lülitatud.',
  },
  demoPage: {
    pageTitle: 'Proovibroneering',
    eyebrow: { label: 'Proovibroneering' },
    title: 'Tulge iseenda külaliseks.',
    lead: 'Tehke proovibroneering enda nimele. See läheb ühendatud broneerimissüsteemi nagu iga teine ja assistent suhtleb teiega nagu külalisega: teie keeles, numbril, mille siia kirjutate. Kui te tema esimesele sõnumile kahe päeva jooksul ei vasta, läheb koht uuesti vabaks.',
    description:
      'Tehke proovibroneering enda nime, keele ja telefoninumbriga ning vaadake, mida ühendatud broneerimissüsteem ja assistent sellega ette võtavad.',
  },
  demoForm: {
    name: 'Eesnimi',
    lastName: 'Perekonnanimi',
    language: 'Keel',
    phone: 'Telefoninumber',
    phoneHint: 'Koos riigi suunakoodiga, näiteks',
    action: 'Tee proovibroneering',
    pending: 'Broneeringut tehakse...',
    honeypot: forms.honeypot,
  },
  phoneInvalid:
    'Me ei tunne seda numbrit ära. Palun kontrollige numbreid ja alustage riigi suunakoodiga, näiteks +372.',
  demoResult: {
    done: 'Broneering on tehtud!',
    error: 'Viga:',
    noAnswer: 'Proovibroneeringut ei õnnestunud teha',
    noReason: 'Broneeringust keelduti põhjust nimetamata',
    duplicate: 'Broneering on juba olemas',
    arrival: 'Saabumine',
    departure: 'Lahkumine',
    message: 'Sõnum',
    count: 'Olemasolevaid broneeringuid',
    response: 'Vastus',
  },
};
