import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { mailLayout, mailRow } from './mail-layout.ts';

test('user text keeps its blank lines, and the markup is not indented', () => {
  const message = 'Përshëndetje,\n\na e keni në blu?\n \nAna';
  const mail = mailLayout({
    language: 'al',
    title: 'Kërkesë',
    preview: 'Kërkesë',
    rows: [mailRow(html`<div style="white-space:pre-line;">${message}</div>`)],
    footer: 'Orendi',
  });
  expect(mail).toContain('Përshëndetje,\n\na e keni në blu?\n\nAna');
  expect(mail).not.toMatch(/^\s+</m);
});
