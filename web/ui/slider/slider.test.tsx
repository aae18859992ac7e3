import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import { Slider } from './slider.tsx';

const render = (names: string[]) =>
  renderToString(
    <Slider
      label="Lamps"
      slides={names.map((name) => ({ key: name, content: <a href={`/${name}`}>{name}</a> }))}
      className="whole"
      rowClass="row"
      controlsClass="room"
      delay={1000}
    />,
  );

it('is a labelled region with every slide in its place, before any script', () => {
  speak('en');
  const html = render(['a', 'b', 'c']);
  expect(html).toContain('<section aria-label="Lamps" aria-roledescription="carousel"');
  for (const place of ['1 of 3', '2 of 3', '3 of 3']) {
    expect(html).toContain(`role="group" aria-roledescription="slide" aria-label="${place}"`);
  }
  expect(html).not.toContain('<button');
});
