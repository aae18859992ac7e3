import { describe, expect, it } from 'vitest';
import { collectFormFields } from './form-fields.ts';

describe('collectFormFields', () => {
  it('joins repeated fields, with and without brackets', () => {
    const fields = collectFormFields([
      ['name', 'Divan'],
      ['ids[]', '1'],
      ['ids', '2'],
      ['ids[]', '3'],
    ]);
    expect(fields).toEqual({ name: 'Divan', ids: ['1', '2', '3'] });
  });

  it('leaves out blank fields', () => {
    expect(
      collectFormFields([
        ['brand', '  '],
        ['ids[]', ''],
      ]),
    ).toEqual({});
  });

  it('keeps the blank fields that it is told', () => {
    const entries = [
      ['shows_viber', ''],
      ['name', ' '],
    ] as const;
    expect(collectFormFields(entries, ['shows_viber'])).toEqual({ shows_viber: '' });
  });

  it('takes names of any kind as plain fields', () => {
    const fields = collectFormFields([['__proto__', 'x']]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['__proto__']);
  });
});
