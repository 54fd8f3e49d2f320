/*
 * What search engines ask of structured data, by type: Google's documentation of its search features, and for types it
 * has none for, the least that makes them useful. Kept here, so that the suite asks no validator on the network.
 */

interface Rule {
  required: readonly string[];
  recommended?: readonly string[];
  /** Further properties of the type that this site uses. */
  known?: readonly string[];
}

export const rules: Readonly<Record<string, Rule>> = {
  Organization: {
    required: ['name', 'url'],
    recommended: ['logo'],
    known: ['@id', 'slogan', 'foundingDate', 'email', 'address', 'contactPoint'],
  },
  ContactPoint: { required: ['contactType'], recommended: ['email', 'url'] },
  PostalAddress: { required: ['addressCountry'], known: ['addressLocality'] },
  ImageObject: { required: ['url'], known: ['width', 'height'] },
  WebSite: { required: ['name', 'url'], known: ['@id', 'inLanguage', 'publisher'] },
  // A rating would be the third requirement for a rich result; the site has none to show.
  SoftwareApplication: {
    required: ['name', 'offers'],
    recommended: ['applicationCategory', 'operatingSystem'],
    known: ['description', 'url', 'image', 'publisher'],
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    known: ['name', 'availability', 'url', 'priceSpecification'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], known: ['unitText'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  HowTo: {
    required: ['name', 'step'],
    recommended: ['totalTime', 'estimatedCost'],
    known: ['description'],
  },
  HowToStep: { required: ['text'], recommended: ['name', 'url'], known: ['position'] },
  MonetaryAmount: { required: ['currency', 'value'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: {
    required: ['itemListElement'],
    known: ['url', 'itemListOrder', 'numberOfItems'],
  },
  ListItem: { required: ['position'], known: ['name', 'item'] },
  BlogPosting: {
    required: ['headline', 'datePublished', 'author', 'image'],
    known: [
      ...['dateModified', 'description', 'url', 'mainEntityOfPage', 'publisher'],
      ...['articleSection', 'articleBody', 'inLanguage'],
    ],
  },
  WebPage: { required: ['@id'] },
  Person: { required: ['name'], recommended: ['url'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    recommended: ['validThrough', 'employmentType', 'identifier', 'directApply'],
    known: [
      ...['jobLocation', 'jobLocationType', 'applicantLocationRequirements'],
      ...['occupationalCategory', 'url'],
    ],
  },
  PropertyValue: { required: ['name', 'value'] },
  Place: { required: ['address'] },
  Country: { required: ['name'] },
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
  const rule = rules[String(type)];
  if (!rule) return [`${where}: unknown type ${String(type)}`];
  const place = `${where}/${String(type)}`;
  const asked = [...rule.required, ...(rule.recommended ?? [])];
  const known = new Set([...asked, ...(rule.known ?? []), '@id']);
  return [
    ...(where === '' && context !== 'https://schema.org' ? [`${place}: wrong context`] : []),
    ...asked.filter((name) => isEmpty(properties[name])).map((name) => `${place} lacks ${name}`),
    ...Object.keys(properties)
      .filter((name) => !known.has(name))
      .map((name) => `${place} has ${name}, which is not a known property`),
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
