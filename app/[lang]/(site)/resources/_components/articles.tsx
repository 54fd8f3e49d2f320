import Link from 'next/link';
import { StoredImage } from '@/components/ui/stored-image';
import { LanguageMark } from '@/components/sections/language-mark';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { formatDay, startOfDay } from '@/lib/text/format';
import { cn } from '@/lib/utils';

/** The facts of an article that a list shows. */
export interface Article {
  id: string;
  slug: string | null;
  title: string;
  excerpt: string;
  image_url: string;
  image_focus?: string | null;
  author: string;
  shown_category: string;
  read_time: string;
  /** A calendar day, 2026-11-18. */
  date: string;
  language: Language;
}

/** The first article large, the others three in a row. */
export async function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  const { resources: copy } = (await words()).resources;
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <>
      <FeaturedArticle article={first} />
      {others.length > 0 && (
        <section aria-labelledby="older-articles">
          <h2 id="older-articles" className="sr-only">
            {copy.older}
          </h2>
          <ul className="mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-10">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The first article of a list: the picture over seven columns, the words beside it in the dark theme. */
async function FeaturedArticle({ article }: { article: Article }) {
  const lang = await foreignLanguage(article);
  return (
    <article
      data-theme="dark"
      className="group relative grid lg:grid-cols-12 lg:items-stretch forced-colors:border"
    >
      <div className="relative aspect-video overflow-clip lg:col-span-7 lg:aspect-auto lg:min-h-108">
        <StoredImage
          src={article.image_url}
          focus={article.image_focus}
          alt=""
          sizes="(min-width: 105rem) 57rem, (min-width: 64rem) 56vw, 92vw"
          priority
        />
      </div>
      <div className="flex flex-col px-6 py-8 sm:px-10 sm:py-10 lg:col-span-5">
        <p lang={lang} className="mb-5 text-small font-semibold text-muted-foreground">
          {article.shown_category}
        </p>
        <h2
          dir="auto"
          className="line-clamp-2 text-[clamp(1.75rem,2.7vw,2.625rem)] leading-[1.12] tracking-[-0.022em] spaced:line-clamp-none"
        >
          <ArticleLink article={article} />
        </h2>
        <p
          dir="auto"
          lang={lang}
          className="mt-5 line-clamp-3 max-w-[30.5em] text-lead text-muted-foreground spaced:line-clamp-none"
        >
          {article.excerpt}
        </p>
        <ArticleFacts {...article} className="mt-auto pt-8 text-small" />
      </div>
    </article>
  );
}

/** An article in the grid. The whole card is the link; its name is the title. */
async function ArticleCard({ article }: { article: Article }) {
  const lang = await foreignLanguage(article);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-video overflow-clip">
        <StoredImage
          src={article.image_url}
          focus={article.image_focus}
          alt=""
          sizes="(min-width: 105rem) 31rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
        />
      </div>
      <p dir="auto" lang={lang} className="mt-4 text-small font-semibold text-primary">
        {article.shown_category}
      </p>
      <h3 dir="auto" className="mt-1.5 line-clamp-2 text-h3 spaced:line-clamp-none">
        <ArticleLink article={article} />
      </h3>
      <p
        dir="auto"
        lang={lang}
        className="mt-2.5 line-clamp-3 text-muted-foreground spaced:line-clamp-none"
      >
        {article.excerpt}
      </p>
      <ArticleFacts
        date={article.date}
        read_time={article.read_time}
        language={article.language}
        className="mt-auto pt-4 text-small"
      />
    </article>
  );
}

/** The title of an article as the link to it, which reaches as far as the positioned `group` around it. */
export async function ArticleLink({
  article,
}: {
  article: Pick<Article, 'id' | 'slug' | 'title' | 'language'>;
}) {
  const lang = await foreignLanguage(article);
  return (
    <Link
      href={localPath(article.language, paths.article(addressKey(article)))}
      lang={lang}
      hrefLang={lang}
      className="group-hover:underline group-hover:decoration-[1.5px] after:absolute after:inset-0"
    >
      {article.title}
    </Link>
  );
}

/** The language of an article, where it is not that of the page. */
async function foreignLanguage({ language }: Pick<Article, 'language'>) {
  return language === (await currentLanguage()) ? undefined : language;
}

type ArticleFactsProps = Pick<Article, 'date' | 'read_time' | 'language'> & {
  author?: string;
  className?: string;
};

/** When an article was written, how long it takes and, where there is room, who wrote it. */
export async function ArticleFacts(props: ArticleFactsProps) {
  const { date, read_time, language, author, className } = props;
  const page = await currentLanguage();
  return (
    <p className={cn('flex flex-wrap gap-x-6 gap-y-1 text-muted-foreground', className)}>
      <time dateTime={startOfDay(date)}>{formatDay(date, page)}</time>
      {read_time && <span lang={language === page ? undefined : language}>{read_time}</span>}
      {author && <span dir="auto">{author}</span>}
      <LanguageMark language={language} />
    </p>
  );
}
