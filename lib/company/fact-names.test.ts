import { expect, it } from 'vitest';
import { factsOf, listFacts } from './fact-names.ts';

it('each fact comes from its own row, and nothing is made up where a row is missing or empty', () => {
  const rows = listFacts().map((name) => ({ name, value: `of ${name}` }));
  const { tax, ...words } = factsOf(rows);
  for (const [fact, value] of Object.entries(words)) expect(value).toBe(`of ${fact}`);
  expect(tax).toBeNull(); // none of the two answers
  const none = listFacts().map((fact) => [fact, null]);
  expect(factsOf([])).toEqual(Object.fromEntries(none));
  expect(factsOf(rows.map(({ name }) => ({ name, value: null })))).toEqual(factsOf([]));
});

it.each(['included', 'excluded'] as const)('tax is %s where the row says so', (value) => {
  expect(factsOf([{ name: 'tax', value }]).tax).toBe(value);
});
