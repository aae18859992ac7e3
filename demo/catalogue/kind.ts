import { z } from 'zod';
import materials from './materials.json' with { type: 'json' };
import sentences from './sentences.json' with { type: 'json' };

const { finishes } = sentences;

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];
export const some = <Item extends z.ZodType>(item: Item) => z.tuple([item], item).readonly();

/** The same said in Albanian and in English. */
export const Pair = z.tuple([z.string(), z.string()]).readonly();
export type Pair = z.infer<typeof Pair>;

/** The materials that `materials.json` describes. */
export const Stuff = z.enum(Object.keys(materials) as (keyof typeof materials)[]);
export type Stuff = z.infer<typeof Stuff>;

/** Woods as they grow, covers, woven things, and two single materials. */
const Group = z.enum(['wood', 'cloth', 'woven', 'wool', 'ceramic']);
export type Group = z.infer<typeof Group>;

/** A sentence in both languages; with a group, only of pieces made of that. */
export const Sentence = z.tuple([z.string(), z.string(), Group.optional()]).readonly();
export type Sentence = z.infer<typeof Sentence>;

const Noun = z.strictObject({
  al: z.string(),
  gender: z.enum(['m', 'f']),
  en: z.string(),
  /** Said in Kosovo and around it, rather than in Albania. */
  isNorthern: z.boolean().optional(),
});
export type Noun = z.infer<typeof Noun>;

const Form = z.strictObject({
  /** Follows the noun, masculine and feminine; empty for the plain form. */
  al: z.tuple([z.string(), z.string()]).readonly(),
  /** Stands before the noun in English. */
  en: z.string(),
  /** Centimetres: left to right, front to back, height. */
  size: z.tuple([z.number(), z.number(), z.number()]).readonly(),
  /** Kilograms. */
  weight: z.number(),
  /** Euros, of an ordinary maker in the cheapest material. */
  price: z.number(),
  /** True for this form only. */
  says: Pair.optional(),
  /** Overrides the kind's. */
  bodies: some(Stuff).optional(),
  frames: some(Stuff).optional(),
});
export type Form = z.infer<typeof Form>;

/** Decides how the piece is looked after, and what its first material covers. */
export const Family = z.enum(Object.keys(finishes) as (keyof typeof finishes)[]);
export type Family = z.infer<typeof Family>;

/** A kind of furniture; there is one for each category of the base data. */
export const Kind = z.strictObject({
  /** Its pictures are named after it. */
  piece: z.string(),
  categoryId: z.number(),
  industryId: z.number(),
  family: Family,
  /** How many demo products are of this kind. */
  share: z.number(),
  nouns: some(Noun),
  forms: some(Form),
  /** Sold in standard sizes, like mattresses. */
  isStandardised: z.boolean().optional(),
  /** Hangs or lies flat, so it has two dimensions. */
  isFlat: z.boolean().optional(),
  /** The visible material; one listed twice is twice as likely. */
  bodies: some(Stuff),
  frames: some(Stuff),
  /** How it is made, and how it is used. */
  make: some(Sentence),
  use: some(Sentence),
});
export type Kind = z.infer<typeof Kind>;
