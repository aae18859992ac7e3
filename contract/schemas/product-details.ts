import { z } from '@hono/zod-openapi';
import { Count } from '../fields/answer.ts';
import { blankAsNull } from '../fields/blank.ts';
import { color } from '../fields/color.ts';
import { decimal, wholeNumber } from '../fields/number.ts';
import { line } from '../fields/text.ts';
import { detailNames, details, type DetailName } from '../product-fields.ts';

/** A schema for each kind of detail; `limits` are those of the kind. */
type Schemas = Record<Kind, (limits: { min: number; max: number }) => z.ZodType>;
type Kind = (typeof details)[DetailName]['kind'];

const inputs = {
  line: ({ max }) => blankAsNull(line(max)),
  decimal: ({ min, max }) => blankAsNull(decimal(min, max)),
  whole: ({ min, max }) => blankAsNull(wholeNumber(min, max)),
  color: () => blankAsNull(color()),
} satisfies Schemas;

const answers = {
  line: () => z.string().nullable(),
  decimal: () => z.number().nullable(),
  whole: () => Count.nullable(),
  color: () => z.string().nullable(),
} satisfies Schemas;

/** The details as form fields: a blank one comes out as null. */
export const detailInputs = shapeOf(inputs);

/** The details as answer fields. */
export const detailAnswers = shapeOf(answers);

function shapeOf<Made extends Schemas>(schemas: Made) {
  const shape = detailNames.map((name) => {
    const limits = { min: 0, max: 0, ...details[name] };
    return [name, schemas[limits.kind](limits)];
  });
  return Object.fromEntries(shape) as {
    [Name in DetailName]: ReturnType<Made[(typeof details)[Name]['kind']]>;
  };
}
