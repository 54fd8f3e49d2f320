import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SupportChat } from './_components/support-chat';

export async function generateMetadata() {
  const { chatTest: copy } = (await words()).testPages;
  return pageMetadata({
    title: copy.pageTitle,
    description: copy.description,
    path: paths.chatTest,
    hidden: true,
    language: await currentLanguage(),
  });
}

/** The lines of a conversation that has not begun: who says them, and how long they are. */
const LINES = [
  { width: '46%', ours: false },
  { width: '62%', ours: true },
  { width: '34%', ours: false },
  { width: '54%', ours: true },
];

export default async function ChatTestPage() {
  const { chatTest: copy, supportChat } = (await words()).testPages;
  return (
    <div
      data-theme="light"
      className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-12 overflow-x-clip px-gutter pt-12 pb-section wrap-anywhere xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:pt-16"
    >
      <div>
        <Eyebrow {...copy.eyebrow} />
        <h1 className="max-w-[8em] text-h1">{copy.title}</h1>
        <SupportChat
          source={paths.chatTestScript}
          words={supportChat}
          buttonClassName={buttonVariants()}
        />
      </div>
      <div className="border border-t-[3px] border-t-foreground bg-card">
        <Skeleton className="mx-6 my-5 h-6 w-40" />
        <div className="grid gap-4 border-t px-6 pt-8 pb-12">
          {LINES.map(({ width, ours }) => (
            <Skeleton
              key={width}
              style={{ width }}
              className={ours ? 'h-16 justify-self-end' : 'h-16'}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
