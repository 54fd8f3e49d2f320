import { z } from '../zod.ts';

/**
 * The role of an administrator: an owner may do everything, an editor changes what visitors read, `inbox` answers what
 * visitors send. The database decides by the same words (private.has_role).
 */
export const deskRoleSchema = z.enum(['owner', 'editor', 'inbox']);
export type DeskRole = z.output<typeof deskRoleSchema>;
