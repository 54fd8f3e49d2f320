import { contact as copy } from '@/content/contact';
import { SectionMark } from '@/components/sections/section-mark';
import { pageHeads } from '@/content/page-heads';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { countryNames } from '@/lib/text/country-names';
import { sendRequest } from './actions';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';
import { DeskTelephone } from './desk-telephone';

export const metadata = pageMetadata({ ...pageHeads[paths.contact], path: paths.contact });

export default function ContactPage() {
  const { supportEmail } = settings();
  return (
    <div data-ground="paper" className={styles.page}>
      <div className={styles.words}>
        <SectionMark {...copy.mark} />
        <h1 className="max-w-[11ch] text-h1">{copy.title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead">{copy.lead}</p>
        <p className="mt-8 text-small text-muted-foreground">{copy.byMail}</p>
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center font-display text-lead font-semibold wrap-anywhere text-primary underline sm:text-h3"
        >
          {supportEmail}
        </a>
      </div>
      <DeskTelephone className={styles.telephone} />
      <div className={styles.form}>
        <ContactForm action={sendRequest} countries={countryNames()} supportEmail={supportEmail} />
      </div>
    </div>
  );
}
