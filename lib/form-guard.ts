/** A field that no person sees; what is in it was written by a machine. */
export const TRAP_FIELD = 'website';

/** The field in which a form's script sends its ticket along (lib/security/ticket.ts). */
export const TICKET_FIELD = 'ticket';

/** Nobody fills in a form faster than this after first touching it, in milliseconds; an autofilled address included. */
export const SHORTEST_FILLING_MS = 1_000;

/** Where a form's script asks for its ticket; here, because every page has a form, and none needs all addresses for it. */
export const TICKET_PATH = '/form-ticket';
