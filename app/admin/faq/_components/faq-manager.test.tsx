import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FaqManager } from './faq-manager';

vi.mock('next/navigation', () => ({ useRouter: () => null }));

it.each([
  ['', 'No FAQ items found. Click &quot;Add New FAQ&quot; to create your first item.'],
  ['oven', 'Nothing matches “oven”.'],
])('an empty list after a search for %j says why', (searched, sentence) => {
  const html = renderToStaticMarkup(
    <FaqManager items={[]} fields={[]} isMovable search={null} searched={searched} pages={null} />,
  );
  expect(html).toContain(sentence);
});
