import { FormPage } from '@/components/forms/form-page';
import { buttonVariants } from '@/components/ui/button-variants';
import { demoTool, phoneField } from '@/content/agent-tools';
import { demoForm, demoPage as copy } from '@/content/demo';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { createDemoBooking } from './actions';
import { BlankSlip } from './blank-slip';
import { DemoForm } from './demo-form';
import styles from './demo.module.css';
import { Suitcase } from './suitcase';

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
    <FormPage copy={copy} drawing={<Suitcase className={styles.suitcase} />}>
      <DemoForm
        action={createDemoBooking}
        copy={demoForm}
        buttonClassName={buttonClassName}
        tool={demoTool}
        phoneTool={phoneField}
        blank={<BlankSlip />}
      />
    </FormPage>
  );
}
