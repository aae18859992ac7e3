import { z } from '@hono/zod-openapi';
import { latestBirthDate } from '../birth-date.ts';
import { birth } from '../limits.ts';
import { fault } from './fault.ts';

/** A date of birth (`YYYY-MM-DD`) of someone born since 1924 who is at least 18 today. */
export function birthDate() {
  return z.iso
    .date(fault('api_date'))
    .refine((date) => date >= birth.earliest, fault('api_birth_too_early'))
    .refine((date) => date <= latestBirthDate(new Date()), fault('api_too_young'));
}
