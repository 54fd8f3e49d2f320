import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { notFound as copy } from '@/content/not-found';
import { paths } from '@/lib/paths';
import styles from './not-found-screen.module.css';
import { RackRow } from './rack-row';

/** What stands at an address that does not exist: at door 404 the hook is empty. */
export function NotFoundScreen() {
  return (
    <div data-theme="dark">
      <RackRow />
      <div className={styles.words}>
        <h1>
          <span className={styles.number}>404</span>{' '}
          <span className="block text-h2">{copy.title}</span>
        </h1>
        <Link
          href={paths.home}
          className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-8`}
        >
          {copy.home}
        </Link>
      </div>
    </div>
  );
}
