import { metadataOf } from '@/app/_document/head-metadata';
import { FormPage } from '@/components/forms/form-page';
import { Drawing } from '@/components/illustrations/drawing';
import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';
import { settings } from '@/lib/env/env';
import { currentLanguage } from '@/lib/languages/current-language';
import { countryNames } from '@/lib/forms/countries';
import { surveyProviders } from '@/lib/providers/survey-providers';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { sendRequest } from './actions';
import { ContactForm } from './_components/contact-form';
import telephone from './_components/telephone.svg';

export const generateMetadata = metadataOf((words) => words.contact.contactPage);

export default async function ContactPage() {
  const { contact, survey } = await words();
  const { contactForm, contactPage: copy } = contact;
  const language = await currentLanguage();
  const { supportEmail } = settings();
  const { list, other } = surveyProviders(
    await skipDuringBuildOutage(() => listPmsProviders(language)),
    survey.fallbackProviders,
    survey.otherProvider,
  );
  return (
    <FormPage
      copy={copy}
      more={<ByMail label={copy.byMail} address={supportEmail} />}
      drawing={
        // The telephone's cord reaches to the left edge of the window.
        <Drawing
          file={telephone}
          className="mt-10 mr-6 ml-auto w-48 overflow-visible xl:mt-auto xl:mr-0 xl:ml-0 xl:w-[min(24rem,80%)] xl:pt-16"
        />
      }
    >
      <ContactForm
        action={sendRequest}
        countries={countryNames(await currentLanguage())}
        systems={list.map(({ code, name }) => ({ code, name }))}
        otherSystem={other}
        supportEmail={supportEmail}
        words={contactForm}
        buttonClassName={buttonVariants({
          variant: 'tag',
          size: 'lg',
          className: 'justify-self-start',
        })}
      />
    </FormPage>
  );
}

function ByMail({ label, address }: { label: string; address: string }) {
  return (
    <>
      <p className="mt-8 text-small text-muted-foreground">{label}</p>
      <a
        href={`mailto:${address}`}
        className="inline-flex min-h-11 items-center font-display text-lead font-semibold wrap-anywhere text-primary underline sm:text-h3"
      >
        {address}
      </a>
    </>
  );
}
