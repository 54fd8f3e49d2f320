import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DemoResultBox } from './demo-form';

it.each([
  [{ error: null, message: 'Nothing free.' }, 'Error: <span lang="en">Nothing free.</span>'],
  [{ error: 'FULL', message: 'Nothing free.' }, 'Error: <span>FULL</span>'],
  [{}, 'Error: <span>The booking was refused without a reason</span>'],
])('a refusal with %j shows %j', (answer, shown) => {
  const result = { success: false, ...answer };
  const state = { status: 'done', result, language: 'en' } as const;
  expect(renderToStaticMarkup(<DemoResultBox state={state} pending={false} />)).toContain(shown);
});
