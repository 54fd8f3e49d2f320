import { PLACEHOLDER_IMAGE } from './image-source.ts';

/** What stands for an author whom nobody has named (specification, section 5): no fact. */
export const UNNAMED = 'Unknown';

type StoredArticle = {
  image_url: string | null;
  author: string | null;
  read_time: string | null;
};

/** Fills in what an article may lack (specification, section 5); the category's default is the database's. */
export function articleDefaults<T extends StoredArticle>(article: T) {
  return {
    ...article,
    image_url: article.image_url?.trim() || PLACEHOLDER_IMAGE,
    author: article.author?.trim() || UNNAMED,
    read_time: article.read_time?.trim() ?? '',
  };
}
