import type { Language } from '@orendi/messages';
import { html } from 'hono/html';
import { mailButton, mailLayout, mailRow, tokens } from './mail-layout.ts';
import type { MailContent } from './mail-message.ts';

interface Letter {
  language: Language;
  subject: string;
  greeting?: string;
  /** Line breaks are kept. */
  paragraphs: (string | { heading: string })[];
  button: { label: string; link: string };
  /** Below the button, in quiet letters. */
  note?: string;
  footer: string;
}

/** A mail of a few paragraphs, with one thing to do. */
export function writeLetter(letter: Letter): MailContent {
  const { language, subject, greeting = [], button, note, footer } = letter;
  const paragraphs = [greeting, letter.paragraphs].flat();
  const { label, link } = button;
  const texts = paragraphs.map(textOf);
  const rows = paragraphs.map((part) =>
    typeof part === 'string'
      ? mailRow(html`<div style="white-space:pre-line;">${part}</div>`, { top: 12 })
      : mailRow(html`<div style="font-weight:600;">${part.heading}</div>`),
  );
  return {
    subject,
    text: [...texts, `${label}: ${link}`, ...(note ? [note] : []), `-- \n${footer}\n`].join('\n\n'),
    html: mailLayout({
      language,
      title: subject,
      preview: textOf(letter.paragraphs[0] ?? ''),
      rows: [
        mailRow(
          html`<div style="font-size:24px;line-height:30px;font-weight:600;">${subject}</div>`,
        ),
        ...rows,
        mailRow(html`${mailButton(link, label, true)}`, { top: 24, bottom: note ? 0 : 16 }),
        note
          ? mailRow(html`<div style="color:${tokens.quiet};">${note}</div>`, { top: 8, bottom: 24 })
          : html``,
      ],
      footer,
    }),
  };
}

const textOf = (part: Letter['paragraphs'][number]) =>
  typeof part === 'string' ? part : part.heading;
