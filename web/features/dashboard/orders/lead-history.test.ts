import { expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { eventText } from './lead-details.tsx';

it('says what has happened to a request', () => {
  speak('en');
  const event = { happened_at: '2026-11-22T07:09:59.000Z', by: 'Ana Hoxha' };
  const text = (kind: Parameters<typeof eventText>[0]['kind'], value: string | null) =>
    eventText({ ...event, kind, value });
  expect(text('stage', 'won')).toBe('Won');
  expect(text('offer', '1250.5 EUR')).toBe('Offer: €1,250.50');
  expect(text('offer', null)).toBe('Offer removed');
  expect(text('follow_up', '2026-12-01')).toBe('Reminder on 01/12/2026');
  expect(text('follow_up', null)).toBe('Reminder removed');
  expect(text('note', null)).toBe('Note changed');
});
