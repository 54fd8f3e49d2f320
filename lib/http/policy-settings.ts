import { brand } from '../brand.ts';
import { imageHosts } from '../images.ts';
import type { PolicySettings } from './content-security-policy.ts';

const DEFAULT_TAG = 'https://www.googletagmanager.com/gtag/js';

/**
 * Reads what the content security policy depends on. Not from lib/env.ts: the configuration of the framework is read
 * where the settings of the backend need not be there. What is wrong with a value is said there.
 */
export function policySettings(env: Record<string, string | undefined>): PolicySettings {
  const scripts = [
    env.ANALYTICS_ID ? env.ANALYTICS_SCRIPT_URL || DEFAULT_TAG : '',
    env.CHATBOT_SCRIPT_URL ?? '',
  ];
  const origins = scripts.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  const app = env.APP_URL && URL.canParse(env.APP_URL) ? env.APP_URL : brand.appUrl;
  return {
    scriptOrigins: [...new Set(origins)],
    imageHosts: imageHosts(env.IMAGE_HOSTS),
    appOrigin: new URL(app).origin,
  };
}
