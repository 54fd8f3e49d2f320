/** The newest file of supabase/migrations: the oldest database that this version of the site can run on. */
export const SCHEMA_VERSION = '20261125230000';
