import { iconSource } from '../html/images.ts';

/** A booking system that can be chosen. */
export interface SurveyProvider {
  code: string;
  name: string;
  /** An address or an inline data image; without one the first letter is shown. */
  icon: string | null;
}

/** The offer of the question about the booking system. */
export interface SurveyProviders {
  /** Each can be chosen: one that is coming soon is an answer too. */
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
export function surveyProviders(
  stored: readonly SurveyProvider[] | undefined,
  builtIn: readonly SurveyProvider[],
  other: SurveyProvider,
): SurveyProviders {
  // The browser gets only what a tile shows.
  const tiles = stored?.map(({ code, name, icon }) => ({ code, name, icon: iconSource(icon) }));
  const list = tiles?.length ? tiles : builtIn;
  const offersOther = list.some(({ code }) => code === other.code);
  return {
    list: offersOther ? list : [...list, other],
    failed: stored === undefined,
    other: other.code,
  };
}
