import { m } from '@orendi/messages';
import type { MailedRequest } from './mailed-request.ts';

/** The words of the mail that depend on what was asked about: a listing, or the business itself. */
export function requestWords(request: MailedRequest) {
  const { language: locale, item_name: item, client_name: name } = request;
  const said = { locale };
  if (request.item_type === 'business') {
    return {
      subject: m.mail_question_subject({ name }, said),
      preview: m.mail_question_preview({ name }, said),
      heading: m.mail_question_heading({}, said),
      seeItem: m.mail_question_see_page({}, said),
    };
  }
  return {
    subject: m.mail_request_subject({ item }, said),
    preview: m.mail_request_preview({ name, item }, said),
    heading: m.mail_request_heading({}, said),
    seeItem: m.mail_request_see_item({}, said),
  };
}
