import type { Language } from './demo-request.ts';

/** Every way a call can end. */
export type Outcome =
  | {
      kind: 'booked';
      arrival: string;
      departure: string;
      existing: number;
      response: unknown;
    }
  | { kind: 'duplicate'; departure: string }
  | { kind: 'in-progress' | 'invalid-phone-number' | 'no-free-stay' }
  /** The booking system cannot, and surely has not booked. */
  | { kind: 'unavailable' }
  /** The booking system may have booked. */
  | { kind: 'uncertain' };

const STATUS: Record<Outcome['kind'], number> = {
  booked: 200,
  duplicate: 409,
  'in-progress': 409,
  'invalid-phone-number': 422,
  'no-free-stay': 409,
  unavailable: 502,
  uncertain: 504,
};

/** The one error that is a name: the page knows it and shows the message as a warning. */
const DUPLICATE = 'DUPLICATE_BOOKING';

/** The answer to a call that got as far as the booking, in the visitor's language. */
export function toResponse(outcome: Outcome, language: Language): Response {
  const { kind } = outcome;
  const days = { arrival: '', departure: '', ...outcome };
  const message = messages[language][kind].replace(
    /\{(arrival|departure)\}/g,
    (_, day: 'arrival' | 'departure') => writtenDay(days[day], language),
  );
  if (kind === 'booked') {
    return respond(STATUS[kind], {
      success: true,
      message,
      selectedDate: outcome.arrival,
      departureDate: outcome.departure,
      bookingCount: outcome.existing,
      bookingResponse: outcome.response,
    });
  }
  const isDuplicate = kind === 'duplicate' || kind === 'in-progress';
  return respond(STATUS[kind], { message, error: isDuplicate ? DUPLICATE : message });
}

/** The answer to a call that was refused before: the page shows the error to the visitor. */
export function refuse(status: number, reason: string, headers: HeadersInit = {}): Response {
  return respond(status, { error: reason, message: reason }, headers);
}

const NOTHING_BOOKED = {
  success: false,
  error: null,
  message: '',
  selectedDate: null,
  departureDate: null,
  bookingCount: null,
  bookingResponse: null,
};

function respond(status: number, answer: object, headers: HeadersInit = {}): Response {
  return Response.json(
    { ...NOTHING_BOOKED, ...answer },
    {
      status,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
    },
  );
}

/** The messages to a visitor, in the language of the booking. Days are filled in. */
export const messages: Record<Language, Record<Outcome['kind'], string>> = {
  en: {
    booked: 'Your demo booking is made: you arrive on {arrival} and leave on {departure}.',
    duplicate:
      'There is already a demo booking for this phone number. It ends on {departure}; from that day on you can book again. To try it now, use another number.',
    'in-progress':
      'A demo booking for this phone number is already being processed. If you get no confirmation, please try again in five minutes.',
    'invalid-phone-number':
      'We do not recognise this phone number. Please check the digits and begin with the country code, for example +1.',
    'no-free-stay':
      'Every stay in the demo property is taken at the moment. Please try again in a few days.',
    unavailable:
      'The booking system cannot take your demo booking at the moment. Nothing has been booked. Please try again later.',
    uncertain:
      'The booking system did not answer in time, so we do not know whether your demo booking was made. Please try again in five minutes.',
  },
  fr: {
    booked:
      'Votre réservation de démonstration est enregistrée\u00a0: arrivée le {arrival}, départ le {departure}.',
    duplicate:
      'Une réservation de démonstration existe déjà pour ce numéro de téléphone. Elle se termine le {departure}\u00a0; vous pourrez réserver à nouveau à partir de ce jour. Pour essayer dès maintenant, indiquez un autre numéro.',
    'in-progress':
      'Une réservation de démonstration est déjà en cours de traitement pour ce numéro de téléphone. Si vous ne recevez pas de confirmation, réessayez dans cinq minutes.',
    'invalid-phone-number':
      'Nous ne reconnaissons pas ce numéro de téléphone. Vérifiez les chiffres et commencez par l’indicatif du pays, par exemple +33.',
    'no-free-stay':
      'Tous les séjours dans le logement de démonstration sont réservés pour le moment. Réessayez dans quelques jours.',
    unavailable:
      'Le logiciel de réservation ne peut pas enregistrer votre réservation de démonstration pour le moment. Rien n’a été réservé. Réessayez plus tard.',
    uncertain:
      'Le logiciel de réservation n’a pas répondu à temps\u00a0; nous ne savons donc pas si votre réservation de démonstration a été enregistrée. Réessayez dans cinq minutes.',
  },
  de: {
    booked: 'Ihre Demo-Buchung steht: Anreise am {arrival}, Abreise am {departure}.',
    duplicate:
      'Für diese Telefonnummer gibt es bereits eine Demo-Buchung. Sie endet am {departure}; ab diesem Tag können Sie wieder buchen. Mit einer anderen Nummer können Sie sofort buchen.',
    'in-progress':
      'Für diese Telefonnummer wird gerade eine Demo-Buchung bearbeitet. Wenn keine Bestätigung kommt, versuchen Sie es in fünf Minuten noch einmal.',
    'invalid-phone-number':
      'Diese Telefonnummer erkennen wir nicht. Bitte prüfen Sie die Ziffern und beginnen Sie mit der Ländervorwahl, zum Beispiel +49.',
    'no-free-stay':
      'In der Demo-Unterkunft ist derzeit kein Aufenthalt mehr frei. Versuchen Sie es in ein paar Tagen noch einmal.',
    unavailable:
      'Das Buchungssystem kann Ihre Demo-Buchung im Moment nicht annehmen. Es wurde nichts gebucht. Versuchen Sie es später noch einmal.',
    uncertain:
      'Das Buchungssystem hat nicht rechtzeitig geantwortet. Wir wissen daher nicht, ob Ihre Demo-Buchung zustande kam. Versuchen Sie es in fünf Minuten noch einmal.',
  },
  nl: {
    booked: 'Uw demoboeking is gemaakt: aankomst op {arrival}, vertrek op {departure}.',
    duplicate:
      'Voor dit telefoonnummer bestaat al een demoboeking. Die loopt tot {departure}; vanaf die dag kunt u opnieuw boeken. Wilt u het nu proberen, gebruik dan een ander nummer.',
    'in-progress':
      'Voor dit telefoonnummer wordt al een demoboeking verwerkt. Krijgt u geen bevestiging, probeer het dan over vijf minuten opnieuw.',
    'invalid-phone-number':
      'We herkennen dit telefoonnummer niet. Controleer de cijfers en begin met de landcode, bijvoorbeeld +31.',
    'no-free-stay':
      'In de demowoning is op dit moment geen verblijf meer vrij. Probeer het over een paar dagen opnieuw.',
    unavailable:
      'Het boekingssysteem kan uw demoboeking op dit moment niet aannemen. Er is niets geboekt. Probeer het later opnieuw.',
    uncertain:
      'Het boekingssysteem heeft niet op tijd geantwoord, dus we weten niet of uw demoboeking is gemaakt. Probeer het over vijf minuten opnieuw.',
  },
  et: {
    booked: 'Teie proovibroneering on tehtud. Saabumine: {arrival}. Lahkumine: {departure}.',
    duplicate:
      'Selle telefoninumbriga on proovibroneering juba tehtud. Lahkumispäev on {departure}; alates sellest päevast saate uuesti broneerida. Kohe proovimiseks kasutage teist numbrit.',
    'in-progress':
      'Selle telefoninumbriga proovibroneeringut juba töödeldakse. Kui kinnitust ei tule, proovige viie minuti pärast uuesti.',
    'invalid-phone-number':
      'Me ei tunne seda telefoninumbrit ära. Palun kontrollige numbreid ja alustage riigi suunakoodiga, näiteks +372.',
    'no-free-stay':
      'Näidismajutuses ei ole praegu ühtegi vaba aega. Proovige mõne päeva pärast uuesti.',
    unavailable:
      'Broneerimissüsteem ei saa teie proovibroneeringut praegu vastu võtta. Midagi ei broneeritud. Proovige hiljem uuesti.',
    uncertain:
      'Broneerimissüsteem ei vastanud õigel ajal, seega me ei tea, kas teie proovibroneering tehti. Proovige viie minuti pärast uuesti.',
  },
};

/** Writes a day such as 2026-12-01 out: 1 December 2026, 1er décembre 2026, 1. Dezember 2026. */
export function writtenDay(day: string, language: Language): string {
  // British dates: the company is European
  const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
