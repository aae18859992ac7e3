import { expect, it } from 'vitest';
import { emptyForm, requiredFields } from './form-values.ts';

const required = (values: Partial<typeof emptyForm>) => [
  ...requiredFields({ ...emptyForm, ...values }),
];

it('asks for both ways to reach a visitor while neither is given', () => {
  expect(required({})).toEqual(['name', 'phoneNumber', 'contactEmail']);
});

it('lets the other way go once the preferred one is given', () => {
  expect(required({ phoneNumber: '069 1' })).toEqual(['name', 'phoneNumber']);
  expect(required({ preferredContactMethod: 'email', contactEmail: 'a@b.al' })).toEqual([
    'name',
    'contactEmail',
  ]);
});

it('keeps asking for the preferred way when only the other is given', () => {
  expect(required({ contactEmail: 'a@b.al' })).toContain('phoneNumber');
  expect(required({ preferredContactMethod: 'email', phoneNumber: '069 1' })).toContain(
    'contactEmail',
  );
});

it('does not take blanks for an answer', () => {
  expect(required({ phoneNumber: '  ' })).toContain('contactEmail');
});
