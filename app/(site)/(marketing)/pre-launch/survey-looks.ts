import { buttonVariants } from '@/components/ui/button-variants';

/** What the survey's buttons look like. The server knows it, so that the page need not load what makes them. */
export const surveyLooks = {
  main: buttonVariants(),
  quiet: buttonVariants({ variant: 'outline' }),
  small: buttonVariants({ variant: 'outline', size: 'sm' }),
};

export type SurveyLooks = typeof surveyLooks;
