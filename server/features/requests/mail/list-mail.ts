import { type Language, m } from '@orendi/messages';
import { html } from 'hono/html';
import {
  composeMail,
  type Html,
  mailButton,
  type MailContent,
  mailLabel,
  type MailPart,
  mailRow,
  mailTitle,
  tokens,
} from '../../../platform/mail/index.ts';

/** A request in a mail about several. */
export interface ListedRequest {
  heading: string;
  lines: (string | null)[];
  note: string | null;
  link?: { label: string; href: string };
}

interface ListMail {
  language: Language;
  footer: string;
  /** The heading of the first one is the subject. */
  sections: {
    heading: string;
    intro?: string;
    requests: ListedRequest[];
    /** How many of all these are. */
    total: number;
  }[];
  button?: { label: string; link: string };
  /** A quiet link below the button. */
  further?: { label: string; link: string };
}

/** A mail about several requests, each in a box. */
export function writeListMail(mail: ListMail): MailContent {
  const { language, footer, sections, button, further } = mail;
  const [first] = sections;
  const parts: MailPart[] = [];
  const add = (words: string, content: Html | string, padding?: Parameters<typeof mailRow>[1]) =>
    parts.push([words, mailRow(html`${content}`, padding)]);
  for (const { heading, intro, requests, total } of sections) {
    add(heading, mailTitle(heading));
    if (intro !== undefined) add(intro, intro, { top: 12 });
    for (const request of requests) {
      const { link } = request;
      const ways = link && `${link.label}: ${link.href}`;
      const words = [request.heading, ...request.lines, request.note, ways].filter(Boolean);
      add(words.join('\n'), requestCard(request), { top: 12 });
    }
    if (total > requests.length) {
      const more = m.mail_held_more({ count: total - requests.length }, { locale: language });
      add(more, more);
    }
  }
  if (button) {
    const { label, link } = button;
    add(`${label}: ${link}`, mailButton(link, label, true), { bottom: further ? 8 : 24 });
  }
  if (further) {
    const { label, link: href } = further;
    const anchor = html`<a href="${href}" style="color:${tokens.quiet};">${label}</a>`;
    add(`${label}: ${href}`, anchor, { top: button ? 0 : 24, bottom: 24 });
  }
  const subject = first?.heading ?? '';
  const preview = first?.intro ?? first?.requests[0]?.heading ?? '';
  return composeMail({ language, subject, preview, footer }, parts);
}

function requestCard({ heading, lines, note, link }: ListedRequest): Html {
  return html`<div style="padding:12px 16px;background:${tokens.paper};border-radius:8px;">
    <div style="font-weight:600;">${heading}</div>
    ${lines.filter(Boolean).map((line) => html`<div style="white-space:pre-line;">${line}</div>`)}
    ${note && mailLabel(note)}
    ${link && html`<div style="padding-top:12px;">${mailButton(link.href, link.label, false)}</div>`}
  </div>`;
}

/** Characters of a message that such a mail shows. */
const EXCERPT = 200;

export const excerptOf = (text: string) =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
