import { z } from '@hono/zod-openapi';
import { CurrencyCode, Price } from '../fields/answer.ts';

export const Converted = z.partialRecord(CurrencyCode, Price).openapi({
  description: 'The price after the sale in the other currencies, at the rates of the operator',
});
