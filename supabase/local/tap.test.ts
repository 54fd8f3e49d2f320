import { expect, test } from 'vitest';
import { judgeTap, tapLines } from './tap.ts';

test('finds the lines of TAP among the rows of a script', () => {
  const results = [[], [{ plan: '1..2' }], [{ is: 'ok 1 - one' }], [{ set_config: 'anon', n: 1 }]];
  const failure = [{ is: 'not ok 2 - two\n# Failed test 2: "two"\nno TAP' }];
  expect(tapLines([...results, failure])).toEqual([
    '1..2',
    'ok 1 - one',
    'not ok 2 - two',
    '# Failed test 2: "two"',
  ]);
});

test('counts assertions, but not those of a subtest', () => {
  const lines = ['1..2', 'ok 1 - one', '    ok 1 - inner', '    1..1', 'not ok 2 - two'];
  expect(judgeTap(lines)).toEqual({ passed: 1, failed: 1, remark: null });
});

test('a wrong or missing plan is a failure', () => {
  expect(judgeTap(['1..3', 'ok 1 - one'])).toEqual({
    passed: 1,
    failed: 1,
    remark: 'Planned 3 assertions, but 1 ran.',
  });
  expect(judgeTap(['ok 1 - one']).failed).toBe(1);
});
