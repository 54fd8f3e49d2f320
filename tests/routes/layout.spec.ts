import { WIDTHS } from '../support/budgets.ts';
import { visit } from '../support/visit.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { places, TOLERATED } from '../support/pages.ts';

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
