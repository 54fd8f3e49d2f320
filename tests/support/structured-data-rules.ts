/**
 * The properties that search engines ask for or recommend, by type: Google's documentation of its search features, and for
 * types it has none for, the least that makes them useful. Kept here, so that the suite asks no validator on the network.
 * That no other name is misspelt is held by the types of schema-dts.
 */
const rules: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  ContactPoint: ['contactType', 'email', 'url'],
  PostalAddress: ['addressCountry'],
  ImageObject: ['url'],
  WebSite: ['name', 'url'],
  // A rating would be the third requirement for a rich result; the site has none to show.
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step', 'totalTime', 'estimatedCost'],
  HowToStep: ['text', 'name', 'url'],
  MonetaryAmount: ['currency', 'value'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  WebPage: ['@id'],
  Person: ['name', 'url'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'hiringOrganization'],
    ...['validThrough', 'employmentType', 'identifier', 'directApply'],
  ],
  PropertyValue: ['name', 'value'],
  Place: ['address'],
  Country: ['name'],
};

const formats: readonly [RegExp, RegExp][] = [
  [/^(?:url|item|logo|image|availability|itemListOrder)$/, /^https?:\/\/[^/\s]+/],
  [/^(?:date\w+|validThrough)$/, /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/],
  [/^priceCurrency$|^currency$/, /^[A-Z]{3}$/],
  [/^price$/, /^\d+(?:\.\d{1,2})?$/],
  [/^totalTime$/, /^PT\d+M$/],
  [/^foundingDate$/, /^\d{4}$/],
  [/^employmentType$/, /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|OTHER)$/],
  [/^jobLocationType$/, /^TELECOMMUTE$/],
];

/** What is wrong with a block of structured data; empty where nothing is. */
export function findFaults(data: unknown, where = ''): string[] {
  if (Array.isArray(data))
    return data.flatMap((item, index) => findFaults(item, `${where}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@context': context, ...properties } = data as Record<string, unknown>;
  if (type === undefined && Object.keys(properties).join() === '@id') return []; // a reference
  const asked = rules[String(type)];
  if (!asked) return [`${where}: unknown type ${String(type)}`];
  const place = `${where}/${String(type)}`;
  return [
    ...(where === '' && context !== 'https://schema.org' ? [`${place}: wrong context`] : []),
    ...asked.filter((name) => isEmpty(properties[name])).map((name) => `${place} lacks ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => [
      ...(isEmpty(value) ? [`${place}: ${name} is empty`] : []),
      ...(isMalformed(name, value) ? [`${place}: ${name} is ${String(value)}`] : []),
      ...findFaults(value, `${place}.${name}`),
    ]),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isMalformed(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return formats.some(([names, format]) => names.test(name) && !format.test(value));
}
