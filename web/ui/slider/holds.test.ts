import { expect, it } from 'vitest';
import { createHolds } from './holds.ts';

it('moves only while nothing holds it', () => {
  const said: boolean[] = [];
  const holds: ReturnType<typeof createHolds> = createHolds(() => said.push(holds.isMoving()));
  expect(holds.isMoving()).toBe(true);
  holds.set('pointed', true);
  holds.set('focused', true);
  holds.set('pointed', false);
  expect(holds.isMoving()).toBe(false);
  expect(holds.has('focused')).toBe(true);
  holds.set('focused', false);
  expect(said).toEqual([false, false, false, true]);
});

it('says nothing where nothing changes', () => {
  let count = 0;
  const holds = createHolds(() => (count += 1));
  holds.set('away', false);
  holds.set('calm', true);
  holds.set('calm', true);
  expect(count).toBe(1);
});
