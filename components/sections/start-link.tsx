import { buttonVariants } from '@/components/ui/button';
import { paths } from '@/lib/paths';

interface StartLinkProps {
  /** Says that the hosts' app opens in a new tab. Without it the link leads to the sign-up. */
  newTab?: string;
  children: string;
}

/** The way to start, which counts as a conversion. */
export function StartLink({ newTab, children }: StartLinkProps) {
  return (
    <a
      href={newTab ? paths.app.root : paths.app.register}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      data-conversion="cta_start_today"
      className={buttonVariants({ variant: 'tag', size: 'lg' })}
    >
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </a>
  );
}
