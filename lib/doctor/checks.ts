import { checkAccess } from './access.ts';
import { checkAccounts } from './accounts.ts';
import { checkCompany } from './company.ts';
import { checkDatabase } from './database.ts';
import { checkFunction } from './edge-function.ts';
import type { Checks } from './examine.ts';
import { checkKeys } from './keys.ts';
import { checkMail } from './mail.ts';
import { checkSchema } from './schema.ts';
import { checkSiteSettings } from './settings.ts';
import { checkClocks, checkProxyHeader, checkSite } from './site.ts';
import { checkBuckets } from './storage.ts';

/** Everything that `npm run doctor` asks. */
export const everyCheck: Checks = {
  settings: checkSiteSettings,
  keys: checkKeys,
  schema: checkSchema,
  access: checkAccess,
  database: checkDatabase,
  buckets: checkBuckets,
  accounts: checkAccounts,
  'company facts': checkCompany,
  'mail server': checkMail,
  function: checkFunction,
  site: checkSite,
  addresses: checkProxyHeader,
  clocks: checkClocks,
};
