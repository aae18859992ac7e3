import { expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import { closedText } from './closed-notice.tsx';

const told = (closed_from: string | null, closed_to: string | null) => {
  const texts = (['al', 'en'] as const).map((language) => {
    speak(language);
    return closedText({ closed_from, closed_to });
  });
  return texts.map((text) => text?.split(';')[0]);
};

it.each([
  ['2026-08-01', '2026-08-15', 'nga 1 deri më 15 gusht', 'from 1 to 15 August'],
  ['2026-07-28', '2026-08-15', 'nga 28 korriku deri më 15 gusht', 'from 28 July to 15 August'],
  [
    '2026-12-28',
    '2027-01-05',
    'nga 28 dhjetori 2026 deri më 5 janar 2027',
    'from 28 December 2026 to 5 January 2027',
  ],
  [
    '2026-08-01',
    '2027-08-15',
    'nga 1 gushti 2026 deri më 15 gusht 2027',
    'from 1 August 2026 to 15 August 2027',
  ],
  ['2026-11-28', '2026-11-28', 'më 28 nëntor', 'on 28 November'],
])('from %s to %s is said in both languages', (from, to, albanian, english) => {
  expect(told(from, to)).toEqual([
    `Mbyllur për pushime ${albanian}`,
    `Closed for holidays ${english}`,
  ]);
});

it('says when replies come', () => {
  speak('al');
  expect(closedText({ closed_from: '2026-08-01', closed_to: '2026-08-15' })).toBe(
    'Mbyllur për pushime nga 1 deri më 15 gusht; përgjigjet vijnë pas kësaj.',
  );
});

it('says nothing of a business that is open', () => {
  expect(told(null, null)).toEqual([undefined, undefined]);
});
