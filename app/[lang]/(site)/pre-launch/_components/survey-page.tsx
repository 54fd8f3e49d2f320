import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { paths } from '@/lib/paths';
import { surveyProviders, type SurveyProvider } from '@/lib/providers/survey-providers';
import { Survey } from './survey';

interface SurveyPageProps {
  /** The stored booking systems; undefined where they could not be read. */
  stored: readonly SurveyProvider[] | undefined;
  words: Words['survey'];
}

/** The survey. The browser renders it after a failure too, so it gets its words. */
export function SurveyPage({ stored, words }: SurveyPageProps) {
  const { fallbackProviders, otherProvider, survey, surveyPage } = words;
  return (
    <Survey
      intro={<Intro copy={surveyPage} />}
      noScript={<NoScript copy={surveyPage} />}
      contactLink={
        <SiteLink href={paths.contact} className="underline">
          {survey.writeAfter}
        </SiteLink>
      }
      buttons={{
        primary: buttonVariants(),
        outline: buttonVariants({ variant: 'outline' }),
        small: buttonVariants({ variant: 'outline', size: 'sm' }),
      }}
      providers={surveyProviders(stored, fallbackProviders, otherProvider)}
      words={survey}
    />
  );
}

type Copy = Words['survey']['surveyPage'];

function Intro({ copy }: { copy: Copy }) {
  return (
    <>
      <Eyebrow {...copy.eyebrow} className="mb-6" />
      <h1 className="max-w-[12em] text-h3">{copy.title}</h1>
      <p className="mt-3 mb-8 max-w-[25.5em] text-muted-foreground">{copy.lead}</p>
    </>
  );
}

function NoScript({ copy }: { copy: Copy }) {
  return (
    <p className="mx-auto my-auto hidden max-w-[18.5em] px-gutter pt-12 pb-12 font-display text-h3 leading-[1.3] tracking-normal noscript:block">
      {copy.needsScript}{' '}
      <SiteLink href={paths.contact} className="underline">
        {copy.write}
      </SiteLink>
    </p>
  );
}
