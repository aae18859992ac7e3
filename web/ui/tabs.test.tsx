import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const tab = (id: string) => ({ id, title: `About ${id}`, content: <p>{id}</p> });
const render = (...ids: string[]) =>
  renderToString(
    <MemoryRouter>
      <Tabs label="More" tabs={ids.map(tab)} />
    </MemoryRouter>,
  );

it('is links to its parts before there is script, and hides none of them', () => {
  const html = render('size', 'price');
  expect(html).toContain('href="#size"');
  expect(html).toContain('<section id="price" aria-labelledby="price-tab"><p>price</p></section>');
  expect(html).not.toContain('role="tab"');
  expect(html).not.toContain('hidden');
});

it('is a heading where there is one part, and nothing where there is none', () => {
  expect(render('size')).toMatch(/<h2 id="size"[^>]*>About size<\/h2>/);
  expect(render('size')).not.toContain('href');
  expect(render()).toBe('');
});
