/** The shortest password at sign-up; the auth service enforces it too (supabase/config.toml). */
export const MINIMUM_PASSWORD_LENGTH = 10;
