import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoResult as words } from '@/content/en/test-pages';
import type { FormState } from '@/lib/actions/result';
import { DemoResultBox, type DemoDone } from './demo-form';

it.each([
  [{ error: null, message: 'Nothing free.' }, 'Error: <span lang="en">Nothing free.</span>'],
  [{ error: 'FULL', message: 'Nothing free.' }, 'Error: <span>FULL</span>'],
  [{}, 'Error: <span>The booking was refused without a reason</span>'],
])('a refusal with %j shows %j', (answer, shown) => {
  const result = { success: false, ...answer };
  const state = { status: 'done', result, language: 'en' } as const;
  expect(
    renderToStaticMarkup(<DemoResultBox state={state} pending={false} words={words} />),
  ).toContain(shown);
});

it('a second booking is a warning in the language of its answer, and no error', () => {
  const result = { success: false, error: 'DUPLICATE_BOOKING', message: 'Juba tehtud.' };
  const state = { status: 'done', result, language: 'et' } as const;
  const html = renderToStaticMarkup(<DemoResultBox state={state} pending={false} words={words} />);
  expect(html).toMatch(/lang="et"[^>]*>Juba tehtud\.</);
  expect(html).not.toMatch(/role="alert"|DUPLICATE|Error:/);
});

type Shown = FormState<DemoDone>;

it.each([
  ['before the form was sent', { status: 'idle' }, false],
  ['where a field is refused', { status: 'invalid', fieldErrors: {}, typed: {} }, false],
  ['while the next answer is awaited', { status: 'failed', typed: {} }, true],
] satisfies [string, Shown, boolean][])(
  'no empty result box stands there %s',
  (_, state, pending) => {
    expect(
      renderToStaticMarkup(<DemoResultBox state={state} pending={pending} words={words} />),
    ).toBe('');
  },
);
