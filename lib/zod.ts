import { z } from 'zod';

// Zod compiles parsers with `new Function` unless told not to, and the content security policy forbids that. Every
// schema imports z from here, so that the setting is in force before the first one is made.
z.config({ jitless: true });

export { z };
