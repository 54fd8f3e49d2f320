import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { all, parse, textOf, type Element } from '../first-html.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/**
 * The addresses that React gives a form until scripts run: of a client function, a sentence; of a server action that
 * returns to no anchor, none, which browsers read as the page's own.
 */
const OF_REACT = /React form unexpectedly submitted|"action" has invalid value ""/;

/** Contents of a time element without its attribute, as far as the site has any need (HTML, "valid time strings"). */
const TIME = /^(?:\d\d:\d\d(?::\d\d)?|\d{4}(?:-\d\d(?:-\d\d)?)?|\d{4}-W\d\d)$/;

/** Faults of a page, as the server sends it, under the HTML standard. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const document = parse(html);
  return [
    ...results
      .flatMap(({ messages }) => messages)
      .filter(({ message }) => !OF_REACT.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ...all(document, 'time')
      .filter((time) => !time.attribs.datetime && !TIME.test(textOf(time)))
      .map((time) => `no time: ${textOf(time)}`),
    ...all(document, 'dl').flatMap(findLonelyTerms),
  ];
}

/** Terms without a description, and descriptions without a term, in a list or its groups. */
function findLonelyTerms(list: Element): string[] {
  const children = childrenOf(list);
  const groups = children.filter(({ name }) => name === 'div');
  const parts = groups.length > 0 ? groups.map(childrenOf) : [children];
  const isWhole = (part: Element[]) =>
    /^(?:(?:dt )+(?:dd )+)+$/.test(
      part
        .filter(({ name }) => name !== 'script' && name !== 'template')
        .map(({ name }) => `${name} `)
        .join(''),
    );
  return parts
    .filter((part) => !isWhole(part))
    .map((part) => `a list of terms that is not whole: ${part.map(textOf).join(', ')}`);
}

const childrenOf = ({ children }: Element) =>
  children.filter((child): child is Element => child.type === 'tag');
