import type { User } from '@orendi/contract/schemas/user';

export const seller: User = {
  id: 1,
  name: 'Ana',
  surname: 'Hoxha',
  email: 'ana@shop.example',
  birthDate: null,
  language: 'al',
  isactive: true,
  business_id: 3,
  role: 'owner',
  isOperator: false,
};
