import type { ReplyLink } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { html, raw } from 'hono/html';
import {
  type Html,
  mailButton,
  mailLabel,
  type MailPart,
  mailRow,
  tokens,
} from '../../../platform/mail/index.ts';
import { parsePictureKey, pictureUrl } from '../../../platform/media/index.ts';
import {
  contentsOf,
  type MailedRequest,
  type MailPlaces,
  notesOf,
  phoneText,
  prefers,
  priceText,
  requestWords,
} from './mailed-request.ts';
import { itemUrl, replyLinks } from './reply-links.ts';

/** The width inside the card, and a height of pictures that leaves the buyer's details in view. */
const CARD_WIDTH = 598;
const PICTURE_HEIGHT = 420;
/** If a picture would leave less than this width free, it gets the full width. */
const LEAST_FREE = 120;

const lineEnd = raw('<br>\n');

const linesOf = (...lines: (string | null | undefined)[]) => lines.filter(Boolean).join('\n');

/** Mail programs turn phone numbers and addresses in texts into links themselves. */
export const requestParts = (request: MailedRequest, places: MailPlaces): MailPart[] => [
  [null, pictureRow(request, places)],
  titlePart(request, places),
  contentsPart(request, places),
  messagePart(request),
  clientPart(request),
  repliesPart(request, places),
];

function pictureRow(request: MailedRequest, { site, media }: MailPlaces): Html | null {
  const { item_images: images, item_name: name } = request;
  const picture = Array.isArray(images) ? images.find(({ image }) => image)?.image : images;
  // Nobody needs to be shown their own logo.
  if (!picture || request.item_type === 'business') return null;
  const { width = 1, height = 1 } = parsePictureKey(picture) ?? {};
  const fitting = Math.round((PICTURE_HEIGHT * width) / height);
  const shown = fitting > CARD_WIDTH - LEAST_FREE ? CARD_WIDTH : fitting;
  const src = pictureUrl(media, picture, 640, 'jpg');
  return html`<tr>
    <td
      align="center"
      style="background:${tokens.paper};border-radius:11px 11px 0 0;overflow:hidden;"
    >
      <a href="${itemUrl(request, site)}"
        ><img
          src="${src}"
          alt="${name}"
          width="${shown}"
          style="display:block;width:100%;max-width:${shown}px;height:auto;border:0;color:${tokens.quiet};"
      /></a>
    </td>
  </tr>`;
}

function titlePart(request: MailedRequest, { site }: MailPlaces): MailPart {
  const { subject, heading, seeItem } = requestWords(request);
  const price = priceText(request);
  const url = itemUrl(request, site);
  const row = mailRow(
    html` ${mailLabel(heading)}
      <div style="font-size:24px;line-height:30px;font-weight:600;letter-spacing:-0.02em;">
        ${request.item_name}
      </div>
      ${price && html`<div style="padding-top:4px;">${price}</div>`}
      <div style="padding-top:4px;">
        <a href="${url}" style="color:${tokens.quiet};">${seeItem}</a>
      </div>`,
  );
  return [linesOf(subject, price, url), row];
}

function contentsPart(request: MailedRequest, { media }: MailPlaces): MailPart {
  const contents = contentsOf(request);
  if (contents.length === 0) return [null, null];
  const label = m.mail_request_parts({}, { locale: request.language });
  const rows = contents.map(({ image, name }) => {
    const src = image && pictureUrl(media, image, 160, 'jpg');
    const picture = src
      ? html`<img
          src="${src}"
          alt=""
          width="48"
          style="display:block;width:48px;height:auto;border:0;border-radius:6px;"
        />`
      : null;
    return html`<tr>
      <td width="60" style="padding:4px 12px 4px 0;">${picture}</td>
      <td style="padding:4px 0;">${name}</td>
    </tr>`;
  });
  const row = mailRow(
    html` ${mailLabel(label)}
      <table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="font-size:16px;line-height:24px;"
      >
        ${rows}
      </table>`,
  );
  return [linesOf(`${label}:`, ...contents.map(({ name }) => `- ${name}`)), row];
}

function messagePart(request: MailedRequest): MailPart {
  const { client_message: message, language: locale } = request;
  const label = m.mail_request_message({}, { locale });
  const none = m.mail_request_no_message({}, { locale });
  const notes = notesOf(request);
  const words = message
    ? message.split('\n').flatMap((line, i) => (i === 0 ? [line] : [lineEnd, line]))
    : html`<span style="color:${tokens.quiet};">${none}</span>`;
  const row = mailRow(
    html` ${mailLabel(label)}
      <div style="margin-top:4px;padding:12px 16px;background:${tokens.paper};border-radius:8px;">
        ${words}
      </div>
      ${notes.map((note) => html`<div style="margin-top:8px;">${note}</div>`)}`,
  );
  return [linesOf(`${label}:`, message || none, ...notes), row];
}

function clientPart(request: MailedRequest): MailPart {
  const { language: locale, client_name: name, client_email: email } = request;
  const label = m.mail_request_from({}, { locale });
  const phone = phoneText(request);
  const way = prefers(request);
  const row = mailRow(
    html` ${mailLabel(label)}
      <div style="font-weight:600;">${name}</div>
      ${phone && html`<div>${phone}</div>`} ${email && html`<div>${email}</div>`}
      <div style="color:${tokens.quiet};">${way}</div>`,
  );
  const text = linesOf(
    `${label}: ${name}`,
    phone && `${m.mail_request_phone({}, { locale })}: ${phone}`,
    email && `${m.mail_request_email({}, { locale })}: ${email}`,
    way,
  );
  return [text, row];
}

function repliesPart(request: MailedRequest, { site }: MailPlaces): MailPart {
  const { language: locale } = request;
  const labels: Record<ReplyLink['kind'], string> = {
    email: m.mail_request_reply_by_email({}, { locale }),
    call: m.mail_request_reply_by_call({}, { locale }),
    whatsapp: 'WhatsApp',
    viber: 'Viber',
  };
  const links = replyLinks(request, site);
  const buttons = links.map(({ kind, href }, i) => mailButton(href, labels[kind], i === 0));
  const messengers = links
    .filter(({ kind }) => kind === 'whatsapp' || kind === 'viber')
    .map(({ kind, href }) => `${labels[kind]}: ${href.replace(/[?&](text|draft)=.*$/, '')}`);
  return [linesOf(...messengers) || null, mailRow(html`${buttons}`, { top: 24, bottom: 24 })];
}
