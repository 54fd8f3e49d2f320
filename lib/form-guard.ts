/** A field that no person sees; what is in it was written by a machine. */
export const TRAP_FIELD = 'website';

/** The field in which a form's script sends its ticket along (lib/security/ticket.ts). */
export const TICKET_FIELD = 'ticket';
