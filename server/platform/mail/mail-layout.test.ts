import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { mailLayout, mailRow, signMail } from './mail-layout.ts';

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

test('a mail says below its footer who sends it, and nothing where nobody is named', () => {
  const html = mailLayout({ language: 'al', title: '', preview: '', rows: [], footer: 'Fund' });
  const mail = { subject: 'Kërkesë', text: '-- \nFund\n', html };
  const signed = signMail(mail, ['Mobilje & Co · $& · L1']);
  expect(signed.text).toBe('-- \nFund\nMobilje & Co · $& · L1\n');
  expect(signed.html).toContain('Fund<br />Mobilje &amp; Co · $&amp; · L1');
  const unsigned = signMail(mail, []);
  expect(unsigned.text).toBe(mail.text);
  expect(unsigned.html).not.toContain('imprint');
});
