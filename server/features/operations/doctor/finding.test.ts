import { m } from '@orendi/messages';
import { expect, test } from 'vitest';
import { englishWordsIn } from '../../../testing/english-words.ts';
import { findingsOf, tell, tellFinding } from './finding.ts';

test('a finding is told in either language, with its area and what it names', () => {
  const whose = tell('clock_of_database');
  const found = findingsOf('clock').fault('clock_behind', { seconds: 40, whose }, 'clock_do');
  expect(tellFinding(found, 'en')).toMatchObject({
    area: 'clock',
    text: 'It is 40 s behind that of the database.',
  });
  expect(tellFinding(found, 'al')).toMatchObject({
    area: 'ora',
    text: 'Është 40 s pas asaj të bazës së të dhënave.',
    remedy: expect.stringMatching(/^Lëre sistemin/),
  });
});

/* Whatever the checks can say: their findings are made of these messages only. */

type Message = (inputs: object, options: { locale: 'al' | 'en' }) => string;
const messages = Object.entries(m).filter(([key]) => key.startsWith('doctor_'));
/** They name nothing but programs, versions and sizes. */
const alike = new Set(['doctor_database_version', 'doctor_area_redis']);

test.each(messages)('%s is Albanian for an Albanian operator', (key, message) => {
  for (const count of [1, 2]) {
    const inputs = new Proxy({}, { get: () => count });
    const [albanian, english] = (['al', 'en'] as const).map((locale) =>
      (message as Message)(inputs, { locale }),
    );
    expect(englishWordsIn(String(albanian))).toEqual([]);
    expect(albanian === english).toBe(alike.has(key));
  }
});
