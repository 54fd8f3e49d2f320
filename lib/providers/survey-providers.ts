import { fallbackProviders, otherProvider, type SurveyProvider } from '@/content/survey';
import { iconSource } from '@/lib/pictures/images';

/** What the question about the booking system offers. */
export interface SurveyProviders {
  /** In the survey each can be chosen: one that is coming soon is an answer too. */
  list: readonly SurveyProvider[];
  /** Whether the stored list could not be read, so that this is the built-in one. */
  failed: boolean;
  /** The code of the option that requires a free-text name. */
  other: string;
}

/**
 * Takes the stored providers, or undefined where they could not be read. Nothing stored gives the built-in list; a list
 * that does not offer another system offers it last.
 */
export function surveyProviders(stored: readonly SurveyProvider[] | undefined): SurveyProviders {
  const list = stored?.length ? stored.map(toTile) : fallbackProviders;
  const offersOther = list.some(({ code }) => code === otherProvider.code);
  return {
    list: offersOther ? list : [...list, otherProvider],
    failed: stored === undefined,
    other: otherProvider.code,
  };
}

// Only what the tile shows goes to the browser.
function toTile({ code, name, icon }: SurveyProvider): SurveyProvider {
  return { code, name, icon: iconSource(icon) };
}
