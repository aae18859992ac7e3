import { createAccount } from '@orendi/server/features/accounts/index';
import { businessFields } from './business-fields.ts';
import type { Transaction } from './demo-queries.ts';
import type { Filled } from './filled.ts';

/** How somebody who looks around signs in as a seller. */
export interface DemoSeller {
  businessName: string;
  email: string;
  password: string;
}

/** Adds the account of the business that has been asked for pieces; nobody has to verify its address. */
export async function addDemoSeller(
  trx: Transaction,
  { catalogue, businessIds }: Filled,
  { password, passwordHash }: { password: string; passwordHash: string },
): Promise<DemoSeller> {
  const [first] = catalogue.businesses;
  const businessId = first && businessIds.get(first.business);
  if (!first || businessId === undefined) throw new Error('The demo has no business.');
  const { fields } = businessFields(first.business);
  const { business_name: businessName, email } = fields;
  await createAccount(trx, {
    name: 'Arta',
    surname: 'Valbona',
    birthDate: null,
    email,
    passwordHash,
    language: fields.language ?? 'al',
    isactive: true,
    businessId,
  });
  return { businessName, email, password };
}
