import { FormPage } from '@/components/forms/form-page';
import { buttonVariants } from '@/components/ui/button';
import { demoPage as copy } from '@/content/demo';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { createDemoBooking } from './actions';
import { DemoForm } from './_components/demo-form';
import styles from './_components/demo.module.css';

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
    <FormPage copy={copy} drawing={<Suitcase />}>
      <DemoForm action={createDemoBooking} buttonClassName={buttonClassName} />
    </FormPage>
  );
}

/** A guest's suitcase; the tag on its handle is brass, the colour for waiting. */
function Suitcase() {
  return (
    <div className={styles.suitcase}>
      <svg viewBox="20 16 300 274" aria-hidden="true" className="block w-full overflow-visible">
        <path className="fill-ink" d="M116 60V18h108v42h-16V34h-76v26z" />
        <path className="fill-night" d="M170 18h54v42h-16V34h-38z" />
        <path className="fill-oxblood" d="M20 60h150v218H20z" />
        <path className="fill-oxblood-shade" d="M170 60h150v218H170z" />
        <path className="fill-moon" d="M62 60h22v218H62z" />
        <path className="fill-moon-soft" d="M256 60h22v218h-22z" />
        <path className="fill-ink" d="M56 96h34v24H56zM40 278h32v12H40z" />
        <path className="fill-night" d="M250 96h34v24h-34zM268 278h32v12h-32z" />
        <path className="fill-moon-soft" d="M66 102h14v12H66zM260 102h14v12h-14z" />
        <Tag />
      </svg>
    </div>
  );
}

function Tag() {
  return (
    <>
      <path className="stroke-ink" d="M140 34Q128 64 136 92" fill="none" strokeWidth="2" />
      <g transform="translate(136 92) rotate(7)">
        <path
          className="fill-brass"
          fillRule="evenodd"
          d="M-18-8h36l18 20v112h-72V12zM0 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"
        />
        <path className="stroke-ink" d="M-22 52h44M-22 72h44M-22 92h26" strokeWidth="3" />
      </g>
    </>
  );
}
