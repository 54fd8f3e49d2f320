import { buttonVariants } from '@/components/ui/button';
/** Retries by reloading the page: for pages rendered without their data, and for clients without JavaScript. */
export function ReloadLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} data-reload className={buttonVariants({ variant: 'outline' })}>
      {label}
    </a>
  );
}
