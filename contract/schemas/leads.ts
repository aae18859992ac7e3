import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id, Text, Time } from '../fields/answer.ts';
import { blankAsAbsent, blankAsNull, blankClears } from '../fields/blank.ts';
import { choice, flag } from '../fields/choice.ts';
import { fault, withRule } from '../fields/fault.ts';
import { list } from '../fields/list.ts';
import { decimal, id } from '../fields/number.ts';
import { pageOf, pageQuery } from '../fields/page.ts';
import { visitorPhone } from '../fields/phone.ts';
import { line, lines, requiredLines } from '../fields/text.ts';
import { contactWays } from '../contact-ways.ts';
import { leadEventKinds, setStages } from '../leads.ts';
import { paging, price, replyTemplates, textLimits } from '../limits.ts';
import { listingTypes } from '../listings.ts';
import { currencies } from '../money.ts';

const changes = z.object({
  requestId: id(),
  status: flag()
    .optional()
    .describe(
      'True for responded: a new one returns to its former stage, or becomes `answered`; any other stays. ' +
        'False for pending: it becomes `new`, and its stage is remembered',
    ),
  stage: choice(setStages)
    .optional()
    .describe('`new` is the same as a `status` of false; any other forgets the former stage'),
  note: blankClears(lines(textLimits.note)),
  offered_price: blankClears(decimal(price.min, price.max)),
  offered_currency: blankAsAbsent(choice(currencies)).describe(
    'Absent, an offer keeps its currency, or takes that of the item',
  ),
  follow_up_on: blankClears(z.iso.date(fault('api_date'))).describe('Today in Tirana, or later'),
  lost_reason: blankClears(line(textLimits.lostReason)),
});

/** Each field is optional, and one is needed. A blank note, price, day or reason is cleared. */
export const LeadChangeForm = withRule(changes, (form, report) => {
  const { requestId: _, status, stage, ...others } = form;
  const given = [status, stage, ...Object.values(others)];
  if (given.every((value) => value === undefined)) report('status', 'api_required');
  const isAnswering = stage !== 'new';
  if (typeof status === 'boolean' && stage !== undefined && status !== isAnswering)
    report('stage', 'api_stage_disagrees');
}).openapi('LeadChangeForm');
export type LeadChangeForm = z.output<typeof changes>;

const answer = z.object({
  requestId: id(),
  price: blankAsNull(decimal(price.min, price.max)),
  currency: blankAsNull(choice(currencies)).describe('Absent, that of the item'),
  words: blankAsNull(lines(textLimits.message)),
});

/** A seller's answer to the buyer's page. */
export const SendAnswerForm = withRule(answer, (form, report) => {
  if (form.price === null && form.words === null) report('words', 'api_required');
}).openapi('SendAnswerForm');
export type SendAnswerForm = z.output<typeof answer>;

const written = z.object({
  name: line(textLimits.requestName),
  phone: visitorPhone(),
  item_type: blankAsAbsent(choice(listingTypes)),
  item_id: blankAsAbsent(id()).describe(
    'An own product or package that has a price; without one it is about the business',
  ),
  press_id: blankAsAbsent(id()).describe(
    'The press that it came of, whose item it is about unless another is given',
  ),
  stage: blankAsAbsent(choice(setStages)).describe('`answered` unless given'),
  note: blankAsAbsent(lines(textLimits.note)),
});

/** A lead that its seller writes down. */
export const NewLeadForm = withRule(written, ({ item_type, item_id }, report) => {
  if (item_type === undefined && item_id !== undefined) report('item_type', 'api_required');
  if (item_id === undefined && item_type !== undefined) report('item_id', 'api_required');
}).openapi('NewLeadForm');
export type NewLeadForm = z.output<typeof written>;

const LeadEvent = named('LeadEvent', {
  happened_at: Time,
  by: Text.describe('The name of the account; null once it is gone'),
  kind: z.enum(leadEventKinds),
  value: Text.describe(
    'The stage, the price with its currency (`1250.5 EUR`) or the day; null for a note, and for what was cleared',
  ),
});
/** The newest first. */
export const LeadHistory = z.array(LeadEvent).openapi('LeadHistory');
export type LeadHistory = z.infer<typeof LeadHistory>;

export const PressesQuery = z.object(pageQuery(paging.ordersPerPage));

const ContactPress = named('ContactPress', {
  id: Id,
  day: z.iso.date().describe('In Tirana'),
  method: z.enum(contactWays),
  item_type: z.enum(listingTypes).nullable().describe('Null on the page of the business'),
  item_id: Id.nullable(),
  item_name: Text.describe('As it was called on that day'),
  presses: Count.describe('By visitors, each counted once'),
  leads: Count.describe('How many of them became leads'),
});
export const PressPage = pageOf(ContactPress).openapi('PressPage');
export type PressPage = z.infer<typeof PressPage>;

/** Its texts hold `{emri}`, `{artikulli}`, `{çmimi}` and `{link}` where those belong. */
const ReplyTemplate = named('ReplyTemplate', {
  name: line(replyTemplates.nameLength),
  ...each(['text_al', 'text_en'], requiredLines(replyTemplates.textLength)),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** Null returns to the templates of the beginning. */
export const ReplyTemplatesForm = named('ReplyTemplatesForm', {
  templates: list(ReplyTemplate, { min: 0, max: replyTemplates.max }).nullable(),
});

export const ReplyTemplates = named('ReplyTemplates', {
  templates: z.array(ReplyTemplate),
  are_own: z.boolean().describe('False for those that every shop begins with'),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;
