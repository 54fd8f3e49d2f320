// @module-tag core
import { beforeEach, expect, it } from 'vitest';
import * as reads from '../../../lib/faq/faq-items.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const backend = connectToEmbedded();

beforeEach(async () => {
  await backend().service().from('faq_items').delete().neq('question', '').throwOnError();
});

it('keeps the two types apart, in their order, those without one last', async () => {
  await store('faq', [2, null, 1]);
  await store('support', [1]);
  const { items, isCut } = await reads.listFaqItems('faq');
  expect(items.map(({ display_order }) => display_order)).toEqual([1, 2, null]);
  expect(isCut).toBe(false);
  expect((await reads.listFaqItems('support')).items).toHaveLength(1);
});

it('is whole with as many items as a page holds, and says so when there is one more', async () => {
  await store('faq', numbers(200));
  expect(await reads.listFaqItems('faq')).toMatchObject({ isCut: false, items: { length: 200 } });
  await store('faq', [201]);
  const { items, isCut } = await reads.listFaqItems('faq');
  expect(isCut).toBe(true);
  expect(items.map(({ display_order }) => display_order)).toEqual(numbers(200));
});

it('reads no more for the home page than it shows', async () => {
  await store('faq', numbers(20));
  expect(await reads.listFirstFaqItems()).toHaveLength(7);
});

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1);
}

async function store(type: reads.FaqType, orders: (number | null)[]): Promise<void> {
  const rows = orders.map((display_order) => ({
    question: `Where is towel ${display_order}?`,
    answer: 'In the cupboard on the left.',
    type,
    display_order,
  }));
  await backend().service().from('faq_items').insert(rows).throwOnError();
}
