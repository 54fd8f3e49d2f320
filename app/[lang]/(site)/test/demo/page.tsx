import { FormPage } from '@/components/forms/form-page';
import { Drawing } from '@/components/illustrations/drawing';
import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { createDemoBooking } from './actions';
import { DemoForm } from './_components/demo-form';
import suitcase from './_components/suitcase.svg';

export async function generateMetadata() {
  const { demoPage: copy } = (await words()).testPages;
  return pageMetadata({
    title: copy.pageTitle,
    description: copy.description,
    path: paths.demoBooking,
    hidden: true,
    language: await currentLanguage(),
  });
}

const buttonClassName = buttonVariants({
  variant: 'tag',
  size: 'lg',
  className: 'mt-2 justify-self-start sm:col-span-2',
});

export default async function DemoPage() {
  const { demoForm, demoPage: copy, demoResult } = (await words()).testPages;
  return (
    <FormPage
      copy={copy}
      drawing={
        <Drawing
          file={suitcase}
          className="mt-10 mr-6 ml-auto w-44 overflow-visible xl:mt-auto xl:mr-0 xl:ml-0 xl:w-[min(22rem,80%)] xl:pt-14"
        />
      }
    >
      <DemoForm
        action={createDemoBooking}
        words={{ ...demoForm, result: demoResult }}
        buttonClassName={buttonClassName}
      />
    </FormPage>
  );
}
