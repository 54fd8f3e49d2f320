import Link from 'next/link';
import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { pageHead } from '@/content/page-heads';
import { surveyPage as copy } from '@/content/survey';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Survey } from './_components/survey';
import styles from './_components/survey.module.css';
import { surveyProviders } from '@/app/survey-providers';

export const metadata = pageMetadata(pageHead(paths.preLaunch));

export default async function PreLaunchPage() {
  const stored = await skipDuringBuildOutage(() => listPmsProviders());
  return (
    <Survey
      intro={<Intro />}
      noScript={<NoScript />}
      buttons={{
        primary: buttonVariants(),
        outline: buttonVariants({ variant: 'outline' }),
        small: buttonVariants({ variant: 'outline', size: 'sm' }),
      }}
      providers={surveyProviders(stored)}
    />
  );
}

function Intro() {
  return (
    <>
      <Eyebrow {...copy.eyebrow} className="mb-6" />
      <h1 className="max-w-[12em] text-h3">{copy.title}</h1>
      <p className="mt-3 mb-8 max-w-[25.5em] text-muted-foreground">{copy.lead}</p>
    </>
  );
}

function NoScript() {
  return (
    <p className={styles.noScript}>
      {copy.needsScript}{' '}
      <Link href={paths.contact} className="underline">
        {copy.write}
      </Link>
    </p>
  );
}
