import { expect, test } from 'vitest';
import { renderText } from './render-text.ts';

const builtIn = { title: 'Terms', intro: 'What to expect.', sections: [] };
const fixed = { contacts: 'The seller contacts you.', liability: 'Six months.' };

const htmlOf = (text: string) =>
  renderText(text, builtIn)
    .sections.map(({ html }) => html)
    .join('');

test('a text begins with its title and introduction, and headings make sections', () => {
  const text =
    '# Our *terms*\n\nRead **them**.\n\nHello.\n\n## First part {#first}\n\n- a\n- b\n\n## Pjesa e dytë\n\nEnd.';
  expect(renderText(text, builtIn)).toEqual({
    title: 'Our terms',
    intro: 'Read them.',
    sections: [
      { id: 'text', heading: '', html: '<p>Hello.</p>\n' },
      { id: 'first', heading: 'First part', html: '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n' },
      { id: 'pjesa-e-dyte', heading: 'Pjesa e dytë', html: '<p>End.</p>\n' },
    ],
  });
});

test('without a title of its own a text has the built-in one', () => {
  const shown = renderText('Only words.', builtIn);
  expect(shown).toMatchObject({ title: 'Terms', intro: 'What to expect.' });
  expect(shown.sections).toHaveLength(1);
});

test('two headings alike have different anchors', () => {
  const { sections } = renderText('## Same\n\na\n\n## Same\n\nb', builtIn);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,x)',
  '[a](//evil.example)',
  '<javascript:alert(1)>',
  '## <b onclick=x>\n\ntext',
])('%s runs nothing and fetches nothing', (text) => {
  expect(htmlOf(text)).not.toMatch(/<(?!\/?p>)/);
});

test('a picture is a link at most', () => {
  expect(htmlOf('![a](https://evil.example/x.png)')).not.toContain('<img');
});

test.each(['https://a.example', 'mailto:a@b.example', 'tel:+355691234567', '/contact-us', '#top'])(
  'a link may lead to %s',
  (address) => expect(htmlOf(`[a](${address})`)).toContain(`href="${address}"`),
);

test('deeper headings are below those of the sections', () => {
  expect(htmlOf('Text\n\nMore\n===\n\n### Question')).toMatch(/<h3>More<\/h3>\n<h3>Question<\/h3>/);
});

test('fixed paragraphs stand where their markers are', () => {
  const { sections } = renderText('## A\n\n{{contacts}}\n\n## B\n\n{{liability}}', {
    ...builtIn,
    fixed,
  });
  expect(sections.map(({ html }) => html)).toEqual([
    '<p>The seller contacts you.</p>\n',
    '<p>Six months.</p>\n',
  ]);
});

test.each([
  '## A\n\n[a](/b "c\n{{contacts}}\nd")\n\n{{liability}}',
  '## A\n\n[a]: /b "c\n{{contacts}}\nd"\n\n{{liability}}',
  '# Terms\n\n{{contacts}}\n\n## A\n\n{{liability}}',
  '# Terms\n{{contacts}}\n\n## A\n\n{{liability}}',
])('fixed paragraphs cannot be hidden: %s', (text) => {
  const { sections } = renderText(text, { ...builtIn, fixed });
  const html = sections.map((section) => section.html).join('');
  for (const sentence of Object.values(fixed)) expect(html).toContain(`<p>${sentence}</p>`);
});

test.each(['## A\n\nMine.', '## A\n\nMine, {{contacts}} inside, {{liability}} too.'])(
  'fixed paragraphs cannot be left out: %s',
  (text) => {
    const { sections } = renderText(text, { ...builtIn, fixed });
    expect(sections.map(({ heading }) => heading)).toEqual(['', 'A', '']);
    expect(sections[0]?.html).toBe('<p>The seller contacts you.</p>\n');
    expect(sections[2]?.html).toBe('<p>Six months.</p>\n');
  },
);

test('what is missing of the fixed paragraphs is put in alone', () => {
  const { sections } = renderText('## A\n\n{{contacts}}', { ...builtIn, fixed });
  expect(sections.map(({ html }) => html)).toEqual([
    '<p>The seller contacts you.</p>\n',
    '<p>Six months.</p>\n',
  ]);
});
