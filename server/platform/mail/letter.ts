import type { Language } from '@orendi/messages';
import { html } from 'hono/html';
import {
  composeMail,
  mailButton,
  type MailPart,
  mailRow,
  mailTitle,
  tokens,
} from './mail-layout.ts';
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
  const { language, subject, greeting = [], paragraphs, button, note, footer } = letter;
  const { label, link } = button;
  const [first = ''] = paragraphs;
  const preview = typeof first === 'string' ? first : first.heading;
  const quiet = html`<div style="color:${tokens.quiet};">${note}</div>`;
  return composeMail({ language, subject, preview, footer }, [
    [null, mailRow(mailTitle(subject))],
    ...[greeting, paragraphs]
      .flat()
      .map((part): MailPart =>
        typeof part === 'string'
          ? [part, mailRow(html`<div style="white-space:pre-line;">${part}</div>`, { top: 12 })]
          : [part.heading, mailRow(html`<div style="font-weight:600;">${part.heading}</div>`)],
      ),
    [
      `${label}: ${link}`,
      mailRow(mailButton(link, label, true), { top: 24, bottom: note ? 0 : 16 }),
    ],
    [note ?? null, note ? mailRow(quiet, { top: 8, bottom: 24 }) : null],
  ]);
}
