import type { DemoRequest } from './demo-request.ts';
import { messages, writtenDay } from './messages.ts';

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
  | { kind: 'in-progress' }
  | { kind: 'invalid-phone-number' }
  | { kind: 'no-free-stay' }
  /** The booking system cannot, and surely has not booked. */
  | { kind: 'unavailable' }
  /** The booking system may have booked. */
  | { kind: 'uncertain' };

/** What the website reads (specification, section 7). */
export type Answer = {
  success: boolean;
  error: string | null;
  message: string;
  selectedDate: string | null;
  departureDate: string | null;
  bookingCount: number | null;
  bookingResponse: unknown;
};

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
export function toResponse(outcome: Outcome, language: DemoRequest['language']): Response {
  return respond(STATUS[outcome.kind], answerOf(outcome, language));
}

/** The answer to a call that was refused before: the page shows the error to whoever filled the form in. */
export function refuse(status: number, reason: string, headers: HeadersInit = {}): Response {
  return respond(status, refusal(reason), headers);
}

function answerOf(outcome: Outcome, language: DemoRequest['language']): Answer {
  const say = messages[language];
  switch (outcome.kind) {
    case 'booked':
      return {
        success: true,
        error: null,
        message: say.booked(
          writtenDay(outcome.arrival, language),
          writtenDay(outcome.departure, language),
        ),
        selectedDate: outcome.arrival,
        departureDate: outcome.departure,
        bookingCount: outcome.existing,
        bookingResponse: outcome.response,
      };
    case 'duplicate':
      return refusal(say.duplicate(writtenDay(outcome.departure, language)), DUPLICATE);
    case 'in-progress':
      return refusal(say.inProgress, DUPLICATE);
    case 'invalid-phone-number':
      return refusal(say.invalidPhoneNumber);
    case 'no-free-stay':
      return refusal(say.noFreeStay);
    case 'unavailable':
      return refusal(say.unavailable);
    case 'uncertain':
      return refusal(say.uncertain);
  }
}

function refusal(message: string, error: string = message): Answer {
  return {
    success: false,
    error,
    message,
    selectedDate: null,
    departureDate: null,
    bookingCount: null,
    bookingResponse: null,
  };
}

function respond(status: number, answer: Answer, headers: HeadersInit = {}): Response {
  return Response.json(answer, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}
