import { describe, expect, it } from 'vitest';
import { contactOf, emptyForm, formBody, isIncomplete, requiredFields } from './form-values.ts';

const required = (values: Partial<typeof emptyForm>) => [
  ...requiredFields({ ...emptyForm, ...values }),
];

it('asks for the preferred way to reach a visitor while neither is given', () => {
  expect(required({})).toEqual(['name', 'phoneNumber']);
  expect(required({ preferredContactMethod: 'email' })).toEqual(['name', 'contactEmail']);
});

it('asks for the preferred way where both are given', () => {
  const both = { phoneNumber: '069 1', contactEmail: 'a@b.al' };
  expect(required(both)).toEqual(['name', 'phoneNumber']);
  expect(required({ ...both, preferredContactMethod: 'email' })).toEqual(['name', 'contactEmail']);
});

it('asks for one way only, once it is given', () => {
  expect(required({ phoneNumber: '069 1' })).toEqual(['name', 'phoneNumber']);
  expect(required({ preferredContactMethod: 'email', contactEmail: 'a@b.al' })).toEqual([
    'name',
    'contactEmail',
  ]);
});

it('does not ask for the preferred way when the other is given: the form is sent so', () => {
  expect(required({ contactEmail: 'a@b.al' })).toEqual(['name', 'contactEmail']);
  expect(required({ preferredContactMethod: 'email', phoneNumber: '069 1' })).toEqual([
    'name',
    'phoneNumber',
  ]);
});

it('does not take blanks for an answer', () => {
  expect(required({ phoneNumber: '  ', contactEmail: 'a@b.al' })).toEqual(['name', 'contactEmail']);
});

it.each([
  ['phone', '069 1', 'a@b.al', '069 1'],
  ['email', '069 1', 'a@b.al', 'a@b.al'],
  ['phone', ' ', 'a@b.al', 'a@b.al'],
  ['email', '069 1', '', '069 1'],
] as const)(
  'preferring %s, with “%s” and “%s”, is reached by %s',
  (method, phone, email, contact) => {
    const values = { ...emptyForm, phoneNumber: phone, contactEmail: email };
    expect(contactOf({ ...values, preferredContactMethod: method })).toBe(contact);
  },
);

it.each([
  [{}, true],
  [{ name: 'Ana' }, true],
  [{ name: ' ', phoneNumber: '069 1' }, true],
  [{ name: 'Ana', contactEmail: 'not one yet' }, false],
])('with only %j is incomplete: %s', (values, expected) => {
  expect(isIncomplete({ ...emptyForm, ...values })).toBe(expected);
});

describe('the body of the call', () => {
  it('has WhatsApp as a way to use the number', () => {
    const byWhatsapp = formBody({ ...emptyForm, preferredContactMethod: 'whatsapp' });
    expect(byWhatsapp).toMatchObject({ preferredContactMethod: 'phone', prefersWhatsapp: true });
    const byEmail = formBody({ ...emptyForm, preferredContactMethod: 'email' });
    expect(byEmail).toMatchObject({ preferredContactMethod: 'email', prefersWhatsapp: false });
  });

  it('has the wanted size in centimeters, and what is no length as it was typed', () => {
    const size = { wantedLength: '2,20 m', wantedWidth: '220 cm', wantedHeight: 'e madhe' };
    expect(formBody({ ...emptyForm, ...size })).toMatchObject({
      wantedLength: 220,
      wantedWidth: 220,
      wantedHeight: 'e madhe',
    });
    expect(formBody(emptyForm)).toMatchObject({ wantedLength: '', phoneCountry: undefined });
  });
});
