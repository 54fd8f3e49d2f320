import { buttonVariants } from '@/components/ui/button';
import { tryAgain } from '@/content/en/states';

/** Retries by reloading the page: for pages rendered without their data, and for clients without JavaScript. */
export function ReloadLink({ href }: { href: string }) {
  return (
    <a href={href} data-reload className={buttonVariants({ variant: 'outline' })}>
      {tryAgain}
    </a>
  );
}
