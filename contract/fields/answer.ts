import { z } from '@hono/zod-openapi';
import { maxId } from '../limits.ts';
import { currencies, saleTypes } from '../money.ts';
import { listingTypes } from '../listings.ts';

/*
 * The values in answers, which the server itself writes. Inputs have factories of their own, which are lenient in form
 * and strict in content.
 */

export const Id = z.int().min(1).max(maxId);
export const Price = z.number().min(0).openapi({ description: 'At most two decimals' });
export const Count = z.int().min(0);
export const PictureUrl = z.url();
export const Time = z.iso.datetime();
export const CurrencyCode = z.enum(currencies);
export const SaleKind = z.enum(saleTypes).nullable();
export const ListingType = z.enum(listingTypes);
