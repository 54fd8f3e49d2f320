import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { defaultLanguage } from '@/lib/languages/languages';

/** For a form that is also checked in the browser: the property with its messages. English pages carry none. */
export async function fieldMessages() {
  if ((await currentLanguage()) === defaultLanguage) return {};
  return { messages: (await words()).messages.fields };
}
