/** A field that no person sees; what is in it was written by a machine. */
export const TRAP_FIELD = 'website';

/** The field in which a form's script sends its ticket along (lib/security/ticket.ts). */
export const TICKET_FIELD = 'ticket';

/** Where a form's script asks for its ticket; here, because every page has a form, and none needs all addresses for it. */
export const TICKET_PATH = '/form-ticket';
