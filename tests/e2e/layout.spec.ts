import { WIDTHS } from '../setup/budgets.ts';
import { visit } from '../setup/visit.ts';
import { expect, FIRST_VISIT, test } from './fixtures.ts';
import { places, TOLERATED } from './pages.ts';

// The framework preloads no fonts for an address that does not exist, so its words may move once, when they arrive.
const MOVES_ONCE = /^layout shift of 0\.1\d+: .*404/;

test.use({ ...FIRST_VISIT, tolerated: TOLERATED });

for (const place of places) {
  test(`${place.name} keeps its layout at every width, and nothing moves while it loads`, async ({
    page,
  }) => {
    test.slow();
    for (const width of WIDTHS) {
      const { layout } = await visit(page, place, width);
      const findings = layout.filter((finding) => !MOVES_ONCE.test(finding));
      expect.soft(findings, `${width} px`).toEqual([]);
    }
  });
}
