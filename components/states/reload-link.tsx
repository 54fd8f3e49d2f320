import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';

/** Retries by reloading the page: for pages rendered without their data, and for clients without JavaScript. */
export async function ReloadLink({ href }: { href: string }) {
  return (
    <a href={href} data-reload className={buttonVariants({ variant: 'outline' })}>
      {(await words()).states.tryAgain}
    </a>
  );
}
