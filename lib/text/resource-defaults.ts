type StoredArticle = {
  image_url: string | null;
  author: string | null;
  read_time: string | null;
};

/** Fills in what an article may lack (specification, section 5); the category's default is the database's. */
export function articleDefaults<T extends StoredArticle>(article: T) {
  return {
    ...article,
    image_url: article.image_url?.trim() || '/placeholder.svg',
    author: article.author?.trim() || 'Unknown',
    read_time: article.read_time?.trim() ?? '',
  };
}
