/** What a list shows of an article. */
export interface Article {
  id: string;
  title: string;
  excerpt: string;
  image_url: string;
  author: string;
  shown_category: string;
  read_time: string;
  /** A calendar day, 2026-11-18. */
  date: string;
}
