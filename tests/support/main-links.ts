/** The links of the navigation bar, as the specification lists them. */
export const LINKS: [label: string, href: string][] = [
  ['Home', '/'],
  ['AI co-host', '/ai-cohost'],
  ['Pricing', '/#pricing'],
  ['Resources', '/resources'],
  ['Product updates', '/product-updates'],
  ['Help & FAQ', '/faq'],
  ['About', '/info/about'],
  ['Careers', '/careers'],
];
