import { buttonVariants } from '@/components/ui/button';
import { integrationsPage } from '@/content/integrations';
import styles from './request-section.module.css';

const { request: copy } = integrationsPage;

/** For hosts whose system is not listed: a link that opens a mail draft. */
export function RequestSection({ email }: { email: string }) {
  return (
    <section data-theme="light" aria-labelledby="request-title" className="border-t">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-y-12 px-gutter py-16 lg:grid-cols-12 lg:items-center xl:py-24">
        <div data-reveal className="lg:col-span-7">
          <h2 id="request-title" className="text-h2">
            {copy.title}
          </h2>
          <p className="mt-5 mb-8 max-w-measure text-lead">{copy.text}</p>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(copy.subject)}`}
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {copy.action}
          </a>
        </div>
        <div aria-hidden="true" className={styles.blank}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </section>
  );
}
