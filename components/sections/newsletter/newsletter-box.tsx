import { messageVariants } from '@/components/forms/form-message';
import { buttonVariants } from '@/components/ui/button';
import { emailField, newsletterTool } from '@/content/agent-tools';
import { newsletter as copy } from '@/content/newsletter';
import { NewsletterForm, type SubscribeAction } from './newsletter-form';

const classNames = {
  button: buttonVariants({ className: 'grow sm:grow-0' }),
  failed: messageVariants({ variant: 'error' }),
  done: messageVariants({ variant: 'success', className: 'wrap-anywhere outline-none' }),
};

const tool = { ...newsletterTool, toolparamdescription: emailField };

/** The place in the footer where an address can be left for the newsletter. */
export function NewsletterBox({ action }: { action: SubscribeAction }) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="max-w-[34rem]">
      <h2
        id="newsletter-title"
        className="text-[clamp(1.75rem,2.6vw,2.375rem)] leading-[1.1] tracking-[-0.02em]"
      >
        {copy.title}
      </h2>
      <p className="mt-3 mb-6 text-muted-foreground">{copy.lead}</p>
      <NewsletterForm action={action} classNames={classNames} texts={copy.form} tool={tool} />
    </section>
  );
}
