import { WIDTHS } from '../setup/budgets.ts';
import { visit } from '../setup/visit.ts';
import { expect, FIRST_VISIT, test } from './fixtures.ts';
import { places, TOLERATED } from './pages.ts';

test.use({ ...FIRST_VISIT, tolerated: TOLERATED });

for (const place of places) {
  test(`${place.name} keeps its layout at every width, and nothing moves while it loads`, async ({
    page,
  }) => {
    test.slow();
    for (const width of WIDTHS) {
      const { layout } = await visit(page, place, width);
      expect.soft(layout, `${width} px`).toEqual([]);
    }
  });
}
