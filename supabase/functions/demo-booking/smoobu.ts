import { z } from 'zod';
import { daysBetween } from './days.ts';
import { logFailure } from './log.ts';
import type { BookingAttempt, BookingProvider, Finding, MadeBooking } from './provider.ts';
import { SHOWN_ANSWER_LIMIT, type SmoobuSettings } from './settings.ts';
import { callSmoobu, readSmoobu } from './smoobu-call.ts';

const ratesSchema = z.object({
  data: z.record(z.string(), z.record(z.string(), z.looseObject({ available: z.number() }))),
});
const madeSchema = z.looseObject({ id: z.number().int().positive() });
const listSchema = z.object({
  bookings: z.array(madeSchema.extend({ notice: z.string().nullish() })),
});

/** Smoobu's HTTP API (docs.smoobu.com) for the one property that the settings name. */
export function smoobu(settings: SmoobuSettings): BookingProvider {
  return {
    name: 'smoobu',

    async takenNights(from, before) {
      const answer = await readSmoobu(settings, {
        method: 'GET',
        path: '/api/rates',
        query: { 'apartments[]': settings.apartment, start_date: from, end_date: before },
      });
      if (answer?.status !== 200) return null;
      const nights = ratesSchema.safeParse(answer.body).data?.data[settings.apartment];
      if (!nights) return malformed('rates');
      // a night that Smoobu does not list cannot be booked either
      return daysBetween(from, before).filter((day) => !((nights[day]?.available ?? 0) > 0));
    },

    async book(stay, guest): Promise<BookingAttempt> {
      const answer = await callSmoobu(settings, {
        method: 'POST',
        path: '/api/reservations',
        body: {
          apartmentId: settings.apartment,
          channelId: settings.channel,
          arrivalDate: stay.arrival,
          departureDate: stay.departure,
          firstName: guest.name,
          lastName: guest.lastName,
          phone: guest.phoneNumber,
          language: guest.language,
          adults: 1,
          notice: noticeFor(stay.id),
        },
      });
      if (!answer) return { kind: 'unknown' };
      if (answer.status >= 300) return { kind: 'refused' };
      const made = madeSchema.safeParse(answer.body).data;
      if (made) return { kind: 'made', booking: bookingOf(made) };
      malformed('reservation');
      return { kind: 'unknown' };
    },

    async find(stay): Promise<Finding> {
      const answer = await readSmoobu(settings, {
        method: 'GET',
        path: '/api/reservations',
        query: {
          apartmentId: settings.apartment,
          from: stay.arrival,
          to: stay.departure,
          pageSize: 100,
        },
      });
      if (answer?.status !== 200) return { kind: 'unknown' };
      const list = listSchema.safeParse(answer.body).data;
      if (!list) return malformed('reservations') ?? { kind: 'unknown' };
      const made = list.bookings.find(({ notice }) => notice?.includes(noticeFor(stay.id)));
      return made ? { kind: 'found', booking: bookingOf({ id: made.id }) } : { kind: 'absent' };
    },

    async cancel(reference) {
      const answer = await callSmoobu(settings, {
        method: 'DELETE',
        path: `/api/reservations/${encodeURIComponent(reference)}`,
      });
      return answer !== null && answer.status < 300;
    },
  };
}

/** The note on a booking, by which it is found again and by which the host knows what it is. */
function noticeFor(id: string): string {
  return `Nightdesk demo booking ${id}`;
}

/** The page shows the raw answer; one that is far larger than documented is cut down to its number. */
function bookingOf(made: z.output<typeof madeSchema>): MadeBooking {
  const shown = JSON.stringify(made).length <= SHOWN_ANSWER_LIMIT ? made : { id: made.id };
  return { reference: String(made.id), response: shown };
}

function malformed(what: string): null {
  logFailure('smoobu-malformed', { what });
  return null;
}
