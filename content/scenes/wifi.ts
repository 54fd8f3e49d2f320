import { brand } from '@/lib/brand';
import type { Scene } from './scene';

/** Door 9: answered from the knowledge base, without waking anybody. */
export const wifi: Scene = {
  door: 9,
  request: 'Wifi',
  guest: 'Jonas',
  language: { code: 'de', name: 'German' },
  status: 'answered',
  lines: [
    {
      kind: 'guest',
      time: '00:37',
      text: 'Das WLAN-Passwort steht nicht auf dem Router. Können Sie helfen?',
      gloss: {
        en: 'The wifi password is not on the router. Can you help?',
        fr: 'Le mot de passe wifi n’est pas sur le routeur. Pouvez-vous m’aider ?',
        nl: 'Het wifi-wachtwoord staat niet op de router. Kunt u helpen?',
        et: 'Wifi parooli ei ole ruuteri peal. Kas saate aidata?',
      },
    },
    {
      kind: 'source',
      gloss: {
        en: 'Knowledge base, Wifi: “Arve-9, blue card inside the kitchen cupboard door.”',
        fr: 'Base de connaissances, wifi : « Arve-9, carte bleue sur la porte du placard de cuisine. »',
        de: 'Wissensdatenbank, WLAN: «Arve-9, blaue Karte innen an der Küchenschranktür.»',
        nl: 'Kennisbank, wifi: ‘Arve-9, blauwe kaart aan de binnenkant van het keukenkastje.’',
        et: 'Teadmusbaas, wifi: „Arve-9, sinine kaart köögikapi ukse siseküljel.”',
      },
    },
    {
      kind: 'reply',
      time: '00:37',
      text: `Guten Abend Jonas, hier ist ${brand.name}, der KI-Assistent des Chalet Arve. Das Netz heisst Arve-9. Das Passwort steht auf der blauen Karte innen an der Küchenschranktür.`,
      gloss: {
        en: `Good evening Jonas, this is ${brand.name}, the AI assistant of Chalet Arve. The network is Arve-9. The password is on the blue card inside the kitchen cupboard door.`,
        fr: `Bonsoir Jonas, ici ${brand.name}, l’assistant IA du Chalet Arve. Le réseau s’appelle Arve-9. Le mot de passe figure sur la carte bleue, à l’intérieur de la porte du placard de cuisine.`,
        nl: `Goedenavond Jonas, dit is ${brand.name}, de AI-assistent van Chalet Arve. Het netwerk heet Arve-9. Het wachtwoord staat op de blauwe kaart aan de binnenkant van het keukenkastje.`,
        et: `Tere õhtust, Jonas. Siin ${brand.name}, Chalet Arve AI-assistent. Võrgu nimi on Arve-9. Parool on sinisel kaardil köögikapi ukse siseküljel.`,
      },
    },
    {
      kind: 'guest',
      time: '00:39',
      text: 'Gefunden, danke.',
      gloss: {
        en: 'Found it, thank you.',
        fr: 'Trouvé, merci.',
        nl: 'Gevonden, dank u.',
        et: 'Leidsin, aitäh.',
      },
    },
  ],
  ledger: { time: '00:39', text: 'Answered from the knowledge base. Nobody was woken.' },
};
