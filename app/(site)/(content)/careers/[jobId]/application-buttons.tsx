import Link from 'next/link';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { application as copy } from '@/content/careers';
import { paths } from '@/lib/paths';
import styles from './application.module.css';

const cancel = buttonVariants({ variant: 'outline', size: 'lg' });

interface ButtonsProps {
  isScripted: boolean;
  pending: boolean;
  onCancel: () => void;
}

/** Sends the application or puts it away, and says what happens with it. */
export function ApplicationButtons({ isScripted, pending, onCancel }: ButtonsProps) {
  return (
    <div className={styles.foot}>
      <div className="flex flex-wrap gap-4">
        <SubmitButton pending={pending} pendingLabel={copy.pending} variant="tag" size="lg">
          {copy.action}
        </SubmitButton>
        {isScripted ? (
          <button type="button" disabled={pending} onClick={onCancel} className={cancel}>
            {copy.cancel}
          </button>
        ) : (
          <a href="#about-the-role" className={cancel}>
            {copy.cancel}
          </a>
        )}
      </div>
      <p className="text-small text-muted-foreground">
        {copy.use}{' '}
        <Link href={paths.privacy} className="underline">
          {copy.privacy}
        </Link>
      </p>
      {isScripted ? <p className="text-small text-muted-foreground">{copy.draft}</p> : null}
    </div>
  );
}
