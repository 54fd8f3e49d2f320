import { SectionMark } from '@/components/sections/section-mark';
import { demo as copy } from '@/content/demo';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { createDemoBooking } from './actions';
import { DemoForm } from './demo-form';
import styles from './demo.module.css';
import { Suitcase } from './suitcase';

export const metadata = pageMetadata({
  title: 'Demo booking',
  description: copy.description,
  path: paths.demoBooking,
  hidden: true,
});

export default function DemoPage() {
  return (
    <div data-ground="paper" className={styles.page}>
      <div className={styles.words}>
        <SectionMark {...copy.mark} />
        <h1 className="max-w-[11ch] text-h1">{copy.title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead">{copy.lead}</p>
      </div>
      <Suitcase className={styles.suitcase} />
      <div className={styles.form}>
        <DemoForm action={createDemoBooking} />
      </div>
    </div>
  );
}
