import type { User } from '@orendi/contract/schemas/user';

export const operator: User = {
  id: 2,
  name: 'Besa',
  surname: 'Marku',
  email: 'besa@orendi.example',
  birthDate: null,
  language: 'en',
  isactive: true,
  business_id: null,
  role: null,
  isOperator: true,
};
