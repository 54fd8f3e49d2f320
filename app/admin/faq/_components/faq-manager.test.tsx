import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FaqManager } from './faq-manager';

vi.mock('next/navigation', () => ({ useRouter: () => null }));

it.each([
  [null, 'No FAQ items found. Click &quot;Add New FAQ&quot; to create your first item.'],
  ['Nothing matches “oven”.', 'Nothing matches “oven”.'],
])('an empty list after a search that found %j says why', (nothing, sentence) => {
  const html = renderToStaticMarkup(
    <FaqManager
      items={[]}
      fields={[]}
      initial={{}}
      isMovable
      search={null}
      nothing={nothing}
      pages={null}
    />,
  );
  expect(html).toContain(sentence);
});
