import type { Services } from '@orendi/server/services';

export interface AccountSummary {
  id: number;
  email: string;
  name: string;
  surname: string;
  isactive: boolean;
  is_operator: boolean;
  business_name: string | null;
}

/** The accounts whose address or name contains a text, case-insensitively; all accounts for an empty text. */
export async function listAccounts(db: Services['db'], text: string): Promise<AccountSummary[]> {
  const accounts = await db
    .selectFrom('account')
    .leftJoin('business', 'business.id', 'account.business_id')
    .select([
      'account.id',
      'account.email',
      'name',
      'surname',
      'isactive',
      'is_operator',
      'business_name',
    ])
    .orderBy('account.id')
    .execute();
  // Not in SQL: what lower() makes of Ë depends on the database's locale.
  const wanted = text.toLowerCase();
  return accounts.filter(({ email, name, surname }) =>
    `${email} ${name} ${surname}`.toLowerCase().includes(wanted),
  );
}
