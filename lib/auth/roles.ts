import { z } from '../zod.ts';

/**
 * What an administrator may do: an owner everything, an editor what visitors read, `inbox` what visitors send. The database
 * decides by the same words (private.has_role).
 */
export const deskRoleSchema = z.enum(['owner', 'editor', 'inbox']);
export type DeskRole = z.output<typeof deskRoleSchema>;
