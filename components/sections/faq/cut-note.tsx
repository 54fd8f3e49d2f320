import Link from 'next/link';
import { faqPage as copy } from '@/content/faq';
import { paths } from '@/lib/paths';

/** Below a list of questions that does not hold all of them: says so, and where the others are answered. */
export function CutNote() {
  return (
    <p className="mt-10">
      {copy.cut} {copy.contact.question}{' '}
      <Link href={paths.contact} className="underline">
        {copy.contact.link}
      </Link>{' '}
      {copy.contact.promise}
    </p>
  );
}
