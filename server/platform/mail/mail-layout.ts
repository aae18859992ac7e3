import { htmlLanguages } from '@orendi/contract/language';
import { type Language, marketName } from '@orendi/messages';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { MailContent } from './mail-message.ts';
import { tokenColor } from '../token-color.ts';

/** Markup that is inserted into other markup unescaped; plain strings are escaped. */
export type Html = ReturnType<typeof html>;

/** The design tokens as plain values: mail programs support neither style sheets nor variables well. */
export const tokens = {
  paper: tokenColor('paper'),
  surface: tokenColor('surface'),
  line: tokenColor('line'),
  ink: tokenColor('ink'),
  quiet: tokenColor('ink-quiet'),
  accent: tokenColor('accent'),
  font: "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
};

interface Layout {
  language: Language;
  title: string;
  /** Shown after the subject in a list of mails. */
  preview: string;
  /** Table rows (`tr`) of one column. */
  rows: readonly Html[];
  footer: string;
}

/** A part of a mail in both its forms; null where one has no such part. */
export type MailPart = readonly [text: string | null, row: Html | null];

export function composeMail(
  { subject, ...layout }: { subject: string } & Pick<Layout, 'language' | 'preview' | 'footer'>,
  parts: readonly MailPart[],
): MailContent {
  const texts = parts.flatMap(([text]) => text ?? []);
  const rows = parts.flatMap(([, row]) => row ?? []);
  return {
    subject,
    text: [...texts, `-- \n${layout.footer}\n`].join('\n\n'),
    html: mailLayout({ ...layout, title: subject, rows }),
  };
}

/** Where a mail names who runs the marketplace, below its footer. */
const imprintSlot = '<span data-imprint></span>';

/** @param lines name who sends the mail; none where nothing is known of them */
export function signMail(content: MailContent, lines: readonly string[]): MailContent {
  const text = lines.map((line) => `${line}\n`).join('');
  const markup = html`${lines.map((line) => html`<br />${line}`)}` as HtmlEscapedString;
  return {
    ...content,
    text: content.text + text,
    html: content.html.replace(imprintSlot, () => markup.toString()),
  };
}

/** Layout only. */
const table = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/** One column, at most 600 pixels wide. */
export function mailLayout({ language, title, preview, rows, footer }: Layout): string {
  const page = html`<!doctype html>
    <html lang="${htmlLanguages[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background:${tokens.paper};">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table ${table} style="background:${tokens.paper};">
          <tr>
            <td align="center" style="padding:24px 12px 40px;">
              <table
                ${table}
                style="max-width:600px;font-family:${tokens.font};font-size:16px;line-height:24px;color:${tokens.ink};text-align:left;"
              >
                <tr>
                  <td
                    style="padding:0 4px 16px;font-size:20px;line-height:24px;font-weight:600;letter-spacing:-0.02em;"
                  >
                    ${marketName()}
                  </td>
                </tr>
                <tr>
                  <td
                    style="background:${tokens.surface};border:1px solid ${tokens.line};border-radius:12px;overflow:hidden;"
                  >
                    <table ${table}>
                      ${rows}
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 4px 0;font-size:13px;line-height:20px;color:${tokens.quiet};"
                  >
                    ${footer}${raw(imprintSlot)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> ` as HtmlEscapedString;
  // No part of the markup is a promise, so this is a string, though a String object. The indentation says nothing to mail
  // programs; blank lines may be somebody's own.
  return page.toString().replaceAll(/\n[\t ]+/g, '\n');
}

export function mailRow(content: Html, { top = 24, bottom = 0 } = {}): Html {
  return html`<tr>
    <td style="padding:${top}px 32px ${bottom}px;">${content}</td>
  </tr>`;
}

export function mailLabel(text: string): Html {
  return html`<div style="font-size:13px;line-height:20px;color:${tokens.quiet};">${text}</div>`;
}

export function mailTitle(text: string): Html {
  return html`<div style="font-size:24px;line-height:30px;font-weight:600;">${text}</div>`;
}

/** A link styled as a button, at least 44 pixels high. Only one per mail should be the main one. */
export function mailButton(href: string, label: string, isMain: boolean): Html {
  const colors = isMain
    ? html`background:${tokens.accent};color:#ffffff;border:1px solid ${tokens.accent}`
    : html`background:${tokens.surface};color:${tokens.ink};border:1px solid ${tokens.line}`;
  return html`<a
    href="${href}"
    style="display:inline-block;margin:0 8px 8px 0;padding:11px 20px;border-radius:8px;font-weight:600;line-height:22px;text-decoration:none;${colors};"
    >${label}</a
  >`;
}
