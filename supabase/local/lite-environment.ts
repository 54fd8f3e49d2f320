// Imported before @supabase/lite everywhere: it reads these while its own modules are evaluated.

// without it the storage schema does not exist, and the first migration that names it fails
process.env.EXPERIMENTAL_STORAGE = '1';
process.env.LITE_TELEMETRY = '0';
process.env.DO_NOT_TRACK = '1';
