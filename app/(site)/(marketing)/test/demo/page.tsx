import { FormPage } from '@/components/forms/form-page';
import { Drawing } from '@/components/illustrations/drawing';
import { buttonVariants } from '@/components/ui/button';
import { demoForm, demoPage as copy, demoResult } from '@/content/test-pages';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { createDemoBooking } from './actions';
import { DemoForm } from './_components/demo-form';
import styles from './_components/demo.module.css';
import suitcase from './_components/suitcase.svg';

export const metadata = pageMetadata({
  title: 'Demo booking',
  description: copy.description,
  path: paths.demoBooking,
  hidden: true,
});

const buttonClassName = buttonVariants({
  variant: 'tag',
  size: 'lg',
  className: 'mt-2 justify-self-start sm:col-span-2',
});

export default function DemoPage() {
  return (
    <FormPage
      copy={copy}
      drawing={<Drawing file={suitcase} className={`${styles.suitcase} overflow-visible`} />}
    >
      <DemoForm
        action={createDemoBooking}
        words={{ ...demoForm, result: demoResult }}
        buttonClassName={buttonClassName}
      />
    </FormPage>
  );
}
