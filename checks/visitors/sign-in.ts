import { createAccount, createPasswords } from '@orendi/server/features/accounts/index';
import type { Shop } from '../product/open-shop.ts';
import { xsrf } from './contact-form.ts';
import { openCaller } from './ask.ts';

const email = 'bench@example.com';
const password = 'measured and not guessed';

export interface SignedIn {
  /** The session's cookie. */
  cookie: string;
  /** Removes the account, as a folder that is kept is left as it was found. */
  leave(): Promise<void>;
}

/** Signs in with an account made for it, as a seller does. */
export async function signIn({ port, database }: Shop): Promise<SignedIn> {
  const { db } = database;
  const leave = async () =>
    void (await db.deleteFrom('account').where('email', '=', email).execute());
  await leave();
  const passwordHash = await createPasswords().hash(password);
  const person = { name: 'Arta', surname: 'Hoxha', birthDate: null, language: 'al' } as const;
  await db
    .transaction()
    .execute((trx) => createAccount(trx, { ...person, email, passwordHash, isactive: true }));
  const caller = openCaller(port);
  try {
    const json = JSON.stringify({ email, password });
    const answer = await caller.ask({ path: '/v1/auth/login', headers: xsrf, json });
    const cookie = /(?:^|,)(session=[^;]+)/.exec(answer.headers['set-cookie']?.join() ?? '')?.[1];
    if (cookie === undefined) throw new Error(`Signing in answered ${answer.status}.`);
    return { cookie, leave };
  } finally {
    caller.close();
  }
}
