import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id, ListingState, ListingType, PictureUrl, Text, Time } from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { list } from '../fields/list.ts';
import { id } from '../fields/number.ts';
import { taxNumber } from '../fields/tax-number.ts';
import { email, requiredLines } from '../fields/text.ts';
import { listLengths, textLimits } from '../limits.ts';
import { reportReasons } from '../listing-reports.ts';
import { pageOf, consoleQuery, consoleSearch } from '../fields/page.ts';
import { FreshCodeForm } from './operator-accounts.ts';

export const businessStates = ['all', 'public', 'waiting', 'suspended', 'claimed'] as const;
export const BusinessesQuery = z.object({
  ...consoleSearch,
  state: choice(businessStates).default('all'),
});
export type BusinessesQuery = z.output<typeof BusinessesQuery>;

export const KnownBusiness = named('KnownBusiness', {
  id: Id,
  ...each(['business_name', 'description_en', 'description_al', 'phone_no'], z.string()),
  ...each(['address', 'tax_number', 'suspension_reason'], Text),
  email: Text.describe('That of its account'),
  created_at: Time,
  verified_at: Time.nullable().describe('Since when the tax number is confirmed'),
  ...each(['products', 'packages'], Count),
  waiting: Count.describe('Requests without an answer'),
  invitation: z
    .object({
      id: Id,
      email: Text.describe('Whom alone it is for'),
      expires_at: Time,
      claimant: z
        .object({ name: z.string(), email: z.string() })
        .nullable()
        .describe('Who has accepted it and waits for a yes'),
    })
    .nullable()
    .describe('To own it'),
  suspended_at: Time.nullable(),
  awaits_approval: z.boolean().describe('Suspended until the operator has looked at it'),
});
export type KnownBusiness = z.infer<typeof KnownBusiness>;
export const KnownBusinesses = pageOf(KnownBusiness).openapi('KnownBusinesses');
export type KnownBusinesses = z.infer<typeof KnownBusinesses>;

/** For the no to a new business: its seller reads the reason. */
export const RefuseForm = named('RefuseForm', { reason: requiredLines(textLimits.description) });

/** The number that the operator has confirmed, which the seller may have changed meanwhile. */
export const VerifyForm = named('VerifyForm', { tax_number: taxNumber() });

/** For suspending a business and hiding a listing: its seller reads the reason. */
export const TakeOutForm = named('TakeOutForm', { ...RefuseForm.shape, ...FreshCodeForm.shape });

/** Who becomes the owner of a business that has none. */
export const HandOverForm = named('HandOverForm', { email: email(), ...FreshCodeForm.shape });
/** Many at once, for one reason. */
export const HideForm = TakeOutForm.extend({
  ids: list(id(), { min: 1, max: listLengths.hiddenAtOnce }),
}).openapi('HideForm');
export const Hidden = named('Hidden', { hidden: Count.describe('Those that were shown before') });

export const listingStates = ['all', 'public', 'hidden'] as const;
export const ListingsQuery = z.object({
  ...consoleSearch,
  state: choice(listingStates).default('all'),
});
export type ListingsQuery = z.output<typeof ListingsQuery>;

export const KnownListing = named('KnownListing', {
  id: Id,
  type: ListingType,
  name: z.string(),
  image: PictureUrl.nullable(),
  business: z.object({ id: Id, business_name: z.string() }),
  state: ListingState.describe('As its seller keeps it'),
  hidden_at: Time.nullable(),
  hidden_reason: Text,
  copies: z
    .array(z.object({ id: Id, name: z.string() }))
    .describe('Of a hidden product: what its business shows with one of its photos'),
});
export type KnownListing = z.infer<typeof KnownListing>;
export const KnownListings = pageOf(KnownListing).openapi('KnownListings');
export type KnownListings = z.infer<typeof KnownListings>;

export const ReportsQuery = z.object({
  ...consoleQuery,
  state: choice(['open', 'settled']).default('open'),
});
export type ReportsQuery = z.output<typeof ReportsQuery>;

export const ReportedListing = named('ReportedListing', {
  listing: KnownListing,
  reasons: z.array(z.object({ reason: z.enum(reportReasons), times: z.int().min(1) })),
  texts: z.array(z.object({ text: z.string(), created_at: Time })).describe('The latest twenty'),
  first_at: Time,
  last_at: Time,
  settled_at: Time.nullable(),
});
export type ReportedListing = z.infer<typeof ReportedListing>;
export const ReportedListings = pageOf(ReportedListing).openapi('ReportedListings');
export type ReportedListings = z.infer<typeof ReportedListings>;
