import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';

/** Says below a list of questions that it does not hold all of them, and where the others are answered. */
export async function CutNote() {
  const { faqPage } = (await words()).faq;
  return (
    <p className="mt-10">
      {faqPage.cut} {faqPage.contact.question}{' '}
      <SiteLink href={paths.contact} className="underline">
        {faqPage.contact.link}
      </SiteLink>{' '}
      {faqPage.contact.promise}
    </p>
  );
}
