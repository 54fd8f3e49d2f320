import './analytics-events.ts';
import type { ConsentChoice } from './consent.ts';
import { paths } from '../paths.ts';

interface Tag {
  id: string;
  script: string;
}

let latest: ConsentChoice | undefined;
let asked: Promise<Tag | null> | undefined;
let started = false;

/**
 * Brings the analytics in line with a choice: loads the tag at the first yes (if one is set up at all), and silences it
 * without a reload when the yes is taken back.
 */
export async function applyToAnalytics(choice: ConsentChoice): Promise<void> {
  latest = choice;
  if (choice.analytics) asked ??= fetchTag();
  const tag = await asked;
  if (!tag || latest !== choice) return;

  if (choice.analytics && !started) start(tag, choice);
  else if (started) command('consent', 'update', consentStates(choice));

  Reflect.set(window, `ga-disable-${tag.id}`, !choice.analytics);
  if (choice.analytics) window.gtag = command;
  else delete window.gtag;
}

async function fetchTag(): Promise<Tag | null> {
  try {
    const response = await fetch(paths.analytics);
    const { id, script } = (await response.json()) as Partial<Tag>;
    return id && script ? { id, script } : null;
  } catch {
    asked = undefined; // offline, or blocked by an extension: the next choice tries again
    return null;
  }
}

function start({ id, script }: Tag, choice: ConsentChoice): void {
  started = true;
  command('consent', 'default', consentStates({ analytics: false, marketing: false }));
  command('consent', 'update', consentStates(choice));
  command('js', new Date());
  command('config', id);
  const element = document.createElement('script');
  element.async = true;
  element.src = `${script}?id=${encodeURIComponent(id)}`;
  document.head.append(element);
}

/** The tag's consent mode knows four permissions; ours are two. */
function consentStates({ analytics, marketing }: ConsentChoice) {
  const state = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  };
}

function command(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // The tag tells a command from other entries by its type: it has to be the arguments object itself.
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}
