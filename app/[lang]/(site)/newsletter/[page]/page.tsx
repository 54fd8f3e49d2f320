import { Drawing } from '@/components/illustrations/drawing';
import sealedLetter from '@/components/illustrations/sealed-letter.svg';
import { Missing } from '@/components/states/missing';
import { Button } from '@/components/ui/button';
import type { Words } from '@/content/languages';
import { words, wordsIn } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { defaultLanguage } from '@/lib/languages/languages';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[lang]/newsletter/[page]'>;

export function generateStaticParams() {
  return Object.keys(wordsIn(defaultLanguage).newsletter.newsletterPages).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props) {
  const { page: name } = await params;
  const { newsletterPages } = (await words()).newsletter;
  const page = pageOf(name, newsletterPages);
  if (!page) return missingPageMetadata(newsletterPages['link-unknown']!.title);
  const { title, lead } = page;
  return pageMetadata({
    title,
    description: lead,
    path: `/newsletter/${name}`,
    hidden: true,
    language: await currentLanguage(),
  });
}

/**
 * Where the links of newsletter mails lead. Mail scanners follow links, so opening a page changes nothing: its button
 * posts to the address of the page, with its token, and lib/server/address-rules.ts leads that to accept/route.ts.
 */
export default async function NewsletterPage({ params }: Props) {
  const { newsletterPages } = (await words()).newsletter;
  const page = pageOf((await params).page, newsletterPages);
  const { title, lead, action } = page ?? newsletterPages['link-unknown']!;
  return (
    <div data-theme="light" className="overflow-x-clip">
      {page ? null : <Missing />}
      <div className="mx-auto grid min-h-[75svh] max-w-page grid-cols-1 content-start gap-x-16 gap-y-12 px-gutter pt-12 pb-section lg:grid-cols-[1fr_auto] xl:pt-16">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-6 max-w-measure text-lead">{lead}</p>
          {action ? (
            <form method="post" className="mt-8">
              <Button type="submit" name="confirm" value="yes">
                {action}
              </Button>
            </form>
          ) : null}
        </div>
        <Drawing file={sealedLetter} className="w-full max-lg:max-w-64 lg:w-96" />
      </div>
    </div>
  );
}

function pageOf(name: string, pages: Words['newsletter']['newsletterPages']) {
  return Object.hasOwn(pages, name) ? pages[name] : undefined;
}
