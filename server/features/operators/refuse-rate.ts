import { m } from '@orendi/messages';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RateChange } from '../discovery/index.ts';

/** @throws ApiError VALIDATION for a rate that was not set */
export function refuseRate(change: RateChange, currency: string): void {
  if (change.outcome === 'implausible') {
    const sentence = (locale: 'al' | 'en') => m.api_rate_implausible({}, { locale });
    throw new ApiError('VALIDATION', { faults: [{ path: 'perEur', sentence }] });
  }
  if (change.outcome === 'unsure') {
    const { before } = change;
    const sentence = (locale: 'al' | 'en') => m.api_rate_unsure({ before, currency }, { locale });
    throw new ApiError('VALIDATION', { faults: [{ path: 'isSure', sentence }] });
  }
}
