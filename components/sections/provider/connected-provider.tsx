import { providerPage } from '@/content/provider-page';
import { FaqAccordion } from '../faq/faq-accordion';
import { Benefits } from './benefits';
import { ProviderHero } from './provider-hero';
import { Steps } from './steps';

interface ProviderProps {
  name: string;
  icon: string | null;
}

/** The page of a booking system that is connected. */
export function ConnectedProvider({ name, icon }: ProviderProps) {
  const copy = providerPage(name);
  return (
    <>
      <ProviderHero name={name} icon={icon} copy={copy} />
      <Benefits copy={copy.benefits} />
      <Steps copy={copy.steps} />
      <section data-theme="light" aria-labelledby="provider-faq-title">
        <div className="mx-auto grid max-w-page gap-y-10 px-gutter py-section lg:grid-cols-12">
          <h2 id="provider-faq-title" className="text-h2 lg:col-span-4 lg:pr-8">
            {copy.faq.title}
          </h2>
          <div className="lg:col-span-8">
            <FaqAccordion items={copy.faq.items} name="provider-faq" />
          </div>
        </div>
      </section>
    </>
  );
}
