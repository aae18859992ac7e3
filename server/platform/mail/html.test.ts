import { expect, test } from 'vitest';
import { html, htmlLines } from './html.ts';

test('escapes texts, in elements and in attributes', () => {
  const name = `<b>"Tom" & 'Jerry'</b>`;
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;">' +
      '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;</p>',
  );
});

test('passes other markup, lists of it, and nothing', () => {
  const items = ['a', '<'].map((text) => html`<i>${text}</i>`);
  expect(html`${items}${null}${1}`.markup).toBe('<i>a</i>\n<i>&lt;</i>1');
});

test('keeps line ends', () => {
  expect(htmlLines('a\n<b>\n\nc').markup).toBe('a<br>\n&lt;b&gt;<br>\n<br>\nc');
});
