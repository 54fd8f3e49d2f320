import Link from 'next/link';
import { paths } from '@/lib/paths';
import type { Article } from './article';

/** The title of an article as the link to it, which reaches as far as the positioned `group` around it. */
export function ArticleLink({ article }: { article: Pick<Article, 'id' | 'title'> }) {
  return (
    <Link
      href={paths.article(article.id)}
      className="group-hover:underline group-hover:decoration-[1.5px] after:absolute after:inset-0"
    >
      {article.title}
    </Link>
  );
}
