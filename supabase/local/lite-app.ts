import './lite-environment.ts';
import path from 'node:path';
import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Inbox } from './inbox.ts';
import { createObjectStore } from './object-store.ts';
import { AUTH_RULES, FILE_SIZE_LIMIT, LOCAL_KEYS } from './settings.ts';

export type LiteAppOptions = {
  connection: PgliteConnection;
  inbox: Inbox;
  siteUrl: string;
  supabaseFolder: string;
};

/** Builds the PostgREST-, GoTrue- and Storage-compatible application on an open database. */
export function createLiteApp({ connection, inbox, siteUrl, supabaseFolder }: LiteAppOptions) {
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      enable_signup: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: AUTH_RULES.minimumPasswordLength,
      jwt_expiry: AUTH_RULES.jwtExpirySeconds,
      jwt_secret: LOCAL_KEYS.jwt,
      publishable_key: LOCAL_KEYS.publishable,
      secret_key: LOCAL_KEYS.secret,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        max_frequency: '1s',
        template: {
          confirmation: {
            subject: AUTH_RULES.confirmationSubject,
            content_path: path.join(supabaseFolder, AUTH_RULES.confirmationTemplate),
          },
        },
      },
    },
    storage: { enabled: true, file_size_limit: FILE_SIZE_LIMIT },
    studio: { enabled: false },
    options: {
      // on by default; it would serve a request without a key as service_role
      server: { admin: false, disableStudio: true },
      drivers: { email: inbox },
    },
  });
  app._storageAdapter = createObjectStore(connection);
  return app;
}
