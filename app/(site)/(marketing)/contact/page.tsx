import { FormPage } from '@/components/forms/form-page';
import { buttonVariants } from '@/components/ui/button';
import { contact as copy } from '@/content/contact';
import { pageHeads } from '@/content/page-heads';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { countryNames } from '@/lib/countries';
import { sendRequest } from './actions';
import { ContactForm } from './_components/contact-form';
import { DeskTelephone } from './_components/desk-telephone';

export const metadata = pageMetadata({ ...pageHeads[paths.contact], path: paths.contact });

export default function ContactPage() {
  const { supportEmail } = settings();
  return (
    <FormPage copy={copy} more={<ByMail address={supportEmail} />} drawing={<DeskTelephone />}>
      <ContactForm
        action={sendRequest}
        countries={countryNames()}
        supportEmail={supportEmail}
        buttonClassName={buttonVariants({
          variant: 'tag',
          size: 'lg',
          className: 'justify-self-start',
        })}
      />
    </FormPage>
  );
}

function ByMail({ address }: { address: string }) {
  return (
    <>
      <p className="mt-8 text-small text-muted-foreground">{copy.byMail}</p>
      <a
        href={`mailto:${address}`}
        className="inline-flex min-h-11 items-center font-display text-lead font-semibold wrap-anywhere text-primary underline sm:text-h3"
      >
        {address}
      </a>
    </>
  );
}
