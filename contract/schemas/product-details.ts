import { z } from '@hono/zod-openapi';
import { Count } from '../fields/answer.ts';
import { blankAsNull, blankClears } from '../fields/blank.ts';
import { choice, flag } from '../fields/choice.ts';
import { color, line } from '../fields/text.ts';
import { decimal, wholeNumber } from '../fields/number.ts';
import {
  detailNames,
  details,
  type DetailName,
  type KeptName,
  keptNames,
  type ProductDetails,
} from '../product-fields.ts';

type Schemas = Record<
  (typeof details)[DetailName]['kind'],
  (limits: { min: number; max: number; choices: readonly [string, ...string[]] }) => z.ZodType
>;

const inputs: Schemas = {
  line: ({ max }) => line(max),
  decimal: ({ min, max }) => decimal(min, max),
  whole: ({ min, max }) => wholeNumber(min, max),
  color: () => color(),
  flag: () => flag(),
  choice: ({ choices }) => choice(choices),
};

const answers: Schemas = {
  line: () => z.string().nullable(),
  decimal: () => z.number().nullable(),
  whole: () => Count.nullable(),
  color: () => z.string().nullable(),
  flag: () => z.boolean().nullable(),
  choice: ({ choices }) => z.enum(choices).nullable(),
};

/** The details as form fields: a blank one comes out as null. */
export const detailInputs = shapeOf(detailNames, (name) => blankAsNull(schemaOf(inputs, name))) as {
  [Name in DetailName]: z.ZodType<ProductDetails[Name]>;
};

/** The details that an update leaves as they are when it does not send them: absent then, and null where they are blank. */
export const keptInputs = shapeOf(keptNames, (name) => blankClears(schemaOf(inputs, name))) as {
  [Name in KeptName]: z.ZodType<ProductDetails[Name] | undefined>;
};

/** The details as answer fields. */
export const detailAnswers = shapeOf(detailNames, (name) => schemaOf(answers, name)) as {
  [Name in DetailName]: z.ZodType<ProductDetails[Name]>;
};

function schemaOf(schemas: Schemas, name: DetailName): z.ZodType {
  const detail = details[name];
  return schemas[detail.kind]({ min: 0, max: 0, choices: [''], ...detail });
}

function shapeOf<Name extends string>(names: readonly Name[], make: (name: Name) => z.ZodType) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, z.ZodType>;
}
