import { buttonVariants } from '@/components/ui/button';

/** Tries again by loading the page anew: where a page was made without its data, and without JavaScript. */
export function ReloadLink({ href }: { href: string }) {
  return (
    <a href={href} className={buttonVariants({ variant: 'outline' })}>
      Try Again
    </a>
  );
}
