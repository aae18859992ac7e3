import { z } from '@hono/zod-openapi';
import { PictureUrl, Time } from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { crossFieldRule } from '../fields/fault.ts';
import { named } from '../fields/named.ts';
import { wholeNumber } from '../fields/number.ts';
import { pictureFile } from '../fields/picture.ts';
import { optionalLine, requiredLines } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { pageNames } from '../page-names.ts';

const Section = z.object({
  id: z.string().describe('Its anchor'),
  heading: z.string().describe('Empty for what comes before the first heading'),
  html: z.string().describe('Safe to show; `{{operator}}` stands for the contact of the operator'),
});
export type TextSection = z.infer<typeof Section>;

export const PageText = named('PageText', {
  version: z.string().describe('What `acceptedTerms` of an account refers to'),
  changed_at: Time,
  title: z.string(),
  intro: z.string(),
  sections: z.array(Section),
});
export type PageText = z.infer<typeof PageText>;

/** Whether a seller has agreed to the terms that are in force. */
export const TermsState = named('TermsState', {
  version: z.string().describe('The one in force'),
  isAccepted: z.boolean(),
});
export const TermsForm = named('TermsForm', { version: z.string().max(20) });

const { marketName, legalText, address, phone } = textLimits;

export const MarketForm = named('MarketForm', {
  name: optionalLine(marketName),
  legalName: optionalLine(legalText),
  registrationNumber: optionalLine(legalText),
  address: optionalLine(address),
  phone: optionalLine(phone),
});
export type MarketForm = z.infer<typeof MarketForm>;
export const LogoForm = named('LogoForm', { logo: pictureFile() });

const given = z.string().nullable();

export const MarketSettings = named('MarketSettings', {
  name: given,
  legalName: given,
  registrationNumber: given,
  address: given,
  phone: given,
  logo: PictureUrl.nullable(),
});
export type MarketSettings = z.infer<typeof MarketSettings>;

const Texts = z.object({ al: z.string(), en: z.string() });

const Version = z.object({
  version: z.int(),
  isBuiltIn: z.boolean(),
  actor: z.string(),
  created_at: Time,
});

/** A part of a text that a release has changed. */
const Difference = z.object({ kind: z.enum(['added', 'removed']), text: z.string() });
export type Difference = z.infer<typeof Difference>;

export const EditedPage = named('EditedPage', {
  page: z.enum(pageNames),
  version: z.int().describe('0 until something has been published'),
  isBuiltIn: z.boolean(),
  texts: Texts.describe('As shown, in Markdown'),
  builtIn: Texts,
  differences: z
    .object({ al: z.array(Difference), en: z.array(Difference) })
    .nullable()
    .describe('Between the built-in text of now and of when it was edited; null while alike'),
  versions: z.array(Version).describe('The latest first'),
});
export type EditedPage = z.infer<typeof EditedPage>;

export const KnownPage = named('KnownPage', {
  page: z.enum(pageNames),
  isBuiltIn: z.boolean(),
  isOvertaken: z.boolean().describe('Whether a release has changed the built-in text since'),
  changed_at: Time,
});
export type KnownPage = z.infer<typeof KnownPage>;

export const PageChoice = z.object({ page: choice(pageNames) });
export const VersionChoice = PageChoice.extend({ version: wholeNumber(1, 100_000) });
export const PastTexts = named('PastTexts', Texts.shape);

/** Both texts, or neither for the built-in ones. */
export const PageTextForm = named('PageTextForm', {
  al: requiredLines(textLimits.pageText).nullable(),
  en: requiredLines(textLimits.pageText).nullable(),
  basedOn: wholeNumber(0, 100_000).describe('The version that was edited; another one is a 409'),
}).superRefine(
  ...crossFieldRule<{ al: unknown; en: unknown }>(({ al, en }, report) => {
    if ((al === null) !== (en === null)) report(al === null ? 'al' : 'en', 'api_required');
  }),
);
export type PageTextForm = z.infer<typeof PageTextForm>;
