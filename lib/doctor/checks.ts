import {
  checkAdministrator,
  checkBuckets,
  checkCompany,
  checkFunction,
  checkFunctions,
  checkSchema,
  checkSignUp,
  checkSitemap,
  checkTables,
} from './database.ts';
import type { Checks } from './examine.ts';
import { checkMail } from './mail.ts';
import { checkKeys, checkSiteSettings, opensAsServer, opensAsVisitor } from './settings.ts';
import { checkAddress, checkProxyHeader, checkSite } from './site.ts';

/** Everything that `npm run doctor` asks. */
export const everyCheck: Checks = {
  settings: checkSiteSettings,
  keys: checkKeys,
  'project, as a visitor': opensAsVisitor,
  'project, as the server': opensAsServer,
  schema: checkSchema,
  'tables, as a visitor': checkTables,
  'functions, as a visitor': checkFunctions,
  buckets: checkBuckets,
  'sign-up': checkSignUp,
  administrators: checkAdministrator,
  'company facts': checkCompany,
  'mail server': checkMail,
  'function demo-booking': checkFunction,
  sitemap: checkSitemap,
  address: checkAddress,
  site: checkSite,
  'addresses of visitors': checkProxyHeader,
};
