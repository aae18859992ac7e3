import { z } from '@hono/zod-openapi';
import { PictureUrl, Text, Time } from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { withRule } from '../fields/fault.ts';
import { each, named } from '../fields/named.ts';
import { wholeNumber } from '../fields/number.ts';
import { pictureFile } from '../fields/picture.ts';
import { optionalLine, requiredLines } from '../fields/text.ts';
import { languages } from '../language.ts';
import { textLimits } from '../limits.ts';
import { pageNames } from '../page-names.ts';

export const MarketSettings = named('MarketSettings', {
  ...each(['name', 'legal_name', 'registration_number', 'address', 'phone'], Text),
  logo: PictureUrl.nullable(),
});
export type MarketSettings = z.infer<typeof MarketSettings>;

const { marketName, legalText, address, phone } = textLimits;

export const MarketForm = named('MarketForm', {
  name: optionalLine(marketName),
  ...each(['legal_name', 'registration_number'], optionalLine(legalText)),
  address: optionalLine(address),
  phone: optionalLine(phone),
});
export type MarketForm = z.infer<typeof MarketForm>;
export const LogoForm = named('LogoForm', { logo: pictureFile() });

export const PageChoice = z.object({ page: choice(pageNames) });

const Section = z.object({
  id: z.string().describe('Its anchor'),
  heading: z.string().describe('Empty for a part without one'),
  html: z.string().describe('Safe to show; `{{operator}}` stands for the contact of the operator'),
});
export type TextSection = z.infer<typeof Section>;

export const PageText = named('PageText', {
  version: z.string().describe('What an account agrees to, where it is the terms'),
  changed_at: Time,
  ...each(['title', 'intro'], z.string()),
  sections: z.array(Section),
});
export type PageText = z.infer<typeof PageText>;

/** Whether a seller has agreed to the terms in force. */
export const TermsState = named('TermsState', { version: z.string(), isAccepted: z.boolean() });
export const TermsForm = named('TermsForm', { version: z.string().max(20) });

const Texts = z.object(each(languages, z.string())).describe('In Markdown');
const Differences = z.array(z.object({ kind: z.enum(['added', 'removed']), text: z.string() }));
export type Differences = z.infer<typeof Differences>;

export const EditedPage = named('EditedPage', {
  page: z.enum(pageNames),
  builtIn: Texts,
  versions: z
    .array(
      z.object({
        version: z.int(),
        texts: Texts.nullable().describe('Null for the built-in ones'),
        actor: z.string(),
        created_at: Time,
      }),
    )
    .describe('The latest of those that were published; the first one is shown'),
  differences: z
    .object(each(languages, Differences))
    .nullable()
    .describe('Between the built-in text of now and of when it was edited; null while alike'),
  overtaken: z.array(z.enum(pageNames)).describe('All pages that have such differences'),
});
export type EditedPage = z.infer<typeof EditedPage>;

/** Both texts, or neither for the built-in ones. */
export const PageTextForm = withRule(
  named('PageTextForm', {
    ...each(languages, requiredLines(textLimits.pageText).nullable()),
    basedOn: wholeNumber(0, 100_000).describe('The version that was edited; 0 before the first'),
  }),
  ({ al, en }, report) => {
    if ((al === null) !== (en === null)) report(al === null ? 'al' : 'en', 'api_required');
  },
);
export type PageTextForm = z.infer<typeof PageTextForm>;

export const Announcements = named(
  'Announcements',
  each(['main_banner', 'secondary_banner'], PictureUrl.nullable()),
);
export type Announcements = z.infer<typeof Announcements>;
