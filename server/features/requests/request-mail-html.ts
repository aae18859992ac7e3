import type { ReplyLink } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import {
  type Html,
  html,
  htmlLines,
  mailButton,
  mailLabel,
  mailLayout,
  mailRow,
  tokens,
} from '../../platform/mail/index.ts';
import { parsePictureKey, pictureUrl } from '../../platform/media/index.ts';
import { prefers, type RequestMailFacts } from './request-mail-facts.ts';

/** Inner width of the card, and the height above which a tall picture pushes the buyer out of sight. */
const CARD_WIDTH = 598;
const PICTURE_HEIGHT = 420;
/** A picture that leaves less than this of the width free may as well have all of it. */
const LEAST_FREE = 120;

/** The same mail for the eye: the picture, the words, who asks, and buttons to answer. */
export function requestMailHtml(facts: RequestMailFacts): string {
  const { language: locale, itemName: item, clientName: name, businessName: business } = facts;
  const rows = [
    pictureRow(facts),
    titleRow(facts),
    partsRow(facts),
    messageRow(facts),
    clientRow(facts),
    repliesRow(facts),
  ];
  return mailLayout({
    language: locale,
    title: m.mail_request_subject({ item }, { locale }),
    preview: m.mail_request_preview({ name, item }, { locale }),
    rows: rows.filter((row) => row !== null),
    footer: m.mail_footer({ business }, { locale }),
  });
}

function pictureRow({ picture, mediaBase, itemName, itemUrl }: RequestMailFacts): Html | null {
  if (picture === null) return null;
  const { width = 1, height = 1 } = parsePictureKey(picture) ?? {};
  const fitting = Math.round((PICTURE_HEIGHT * width) / height);
  const shown = fitting > CARD_WIDTH - LEAST_FREE ? CARD_WIDTH : fitting;
  const src = pictureUrl(mediaBase, picture, 640, 'jpg');
  return html`<tr>
    <td
      align="center"
      style="background:${tokens.paper};border-radius:11px 11px 0 0;overflow:hidden;"
    >
      <a href="${itemUrl}"
        ><img
          src="${src}"
          alt="${itemName}"
          width="${shown}"
          style="display:block;width:100%;max-width:${shown}px;height:auto;border:0;color:${tokens.quiet};"
      /></a>
    </td>
  </tr>`;
}

function titleRow({ language: locale, itemName, itemUrl, price }: RequestMailFacts): Html {
  return mailRow(
    html` ${mailLabel(m.mail_request_heading({}, { locale }))}
      <div style="font-size:24px;line-height:30px;font-weight:600;letter-spacing:-0.02em;">
        ${itemName}
      </div>
      <div style="padding-top:4px;">${price}</div>
      <div style="padding-top:4px;">
        <a href="${itemUrl}" style="color:${tokens.quiet};"
          >${m.mail_request_see_item({}, { locale })}</a
        >
      </div>`,
  );
}

function partsRow({ parts, mediaBase, language: locale }: RequestMailFacts): Html | null {
  if (parts.length === 0) return null;
  const rows = parts.map(({ image, name }) => {
    const src = image && pictureUrl(mediaBase, image, 160, 'jpg');
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
  return mailRow(
    html` ${mailLabel(m.mail_request_parts({}, { locale }))}
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
}

function messageRow({ message, language: locale }: RequestMailFacts): Html {
  const words = message
    ? htmlLines(message)
    : html`<span style="color:${tokens.quiet};"
        >${m.mail_request_no_message({}, { locale })}</span
      >`;
  return mailRow(
    html` ${mailLabel(m.mail_request_message({}, { locale }))}
      <div style="margin-top:4px;padding:12px 16px;background:${tokens.paper};border-radius:8px;">
        ${words}
      </div>`,
  );
}

function clientRow(facts: RequestMailFacts): Html {
  const { language: locale, clientName, clientPhone, clientEmail } = facts;
  const phone = clientPhone && html`<div>${clientPhone}</div>`;
  const email = clientEmail && html`<div>${clientEmail}</div>`;
  return mailRow(
    html` ${mailLabel(m.mail_request_from({}, { locale }))}
      <div style="font-weight:600;">${clientName}</div>
      ${phone} ${email}
      <div style="color:${tokens.quiet};">${prefers(facts)}</div>`,
  );
}

function repliesRow({ replies, language: locale }: RequestMailFacts): Html {
  const labels: Record<ReplyLink['kind'], string> = {
    email: m.mail_request_reply_by_email({}, { locale }),
    call: m.mail_request_reply_by_call({}, { locale }),
    whatsapp: 'WhatsApp',
    viber: 'Viber',
  };
  const buttons = replies.map(({ kind, href }, i) => mailButton(href, labels[kind], i === 0));
  return mailRow(html`${buttons}`, { top: 24, bottom: 24 });
}
