/**
 * A category as it stands in an address: lower-case letters and digits of any script, joined by hyphens. Writing it
 * twice changes nothing. A category without any letter or digit is `category`.
 */
export function categorySlug(category: string): string {
  const words = category
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
  return words?.join('-') ?? 'category';
}
