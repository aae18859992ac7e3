import { createAccount, createPasswords } from '@orendi/server/features/accounts/index';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { callsOf } from '@orendi/server/testing/own-catalogue';
import { drawPhoto } from '@orendi/server/testing/send-form';
import { headersAfter, post } from '@orendi/server/testing/seller';

const email = 'seller@example.com';
const password = 'measured and not guessed';

type Headers = Record<string, string>;

/** Calls a process as the test kit calls an app. */
const callerOf = (port: number) => ({
  request: (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(120_000) }),
});

/** Signs in with an account made for it, as a seller does; resolves to the headers of the seller's browser. */
export async function signInSeller(port: number, db: OpenDatabase['db'], businessId?: number) {
  await removeSeller(db);
  const passwordHash = await createPasswords().hash(password);
  const person = { name: 'Arta', surname: 'Hoxha', language: 'al' } as const;
  const account = {
    ...person,
    email,
    passwordHash,
    isactive: true,
    business_id: businessId ?? null,
  };
  await db.transaction().execute((trx) => createAccount(trx, account));
  return signIn(port);
}

/** Signs in with that account, once more. */
export async function signIn(port: number): Promise<Headers> {
  const response = await post(callerOf(port), '/auth/login', { email, password });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  return headersAfter(response);
}

/** Whether these headers still are those of a seller's browser. */
export async function isSignedIn(port: number, headers: Headers): Promise<boolean> {
  const response = await callerOf(port).request('/v1/auth/user', { headers });
  return (await response.text()).includes(email);
}

/** A folder that is kept is left as it was found. */
export async function removeSeller(db: OpenDatabase['db']): Promise<void> {
  await db.deleteFrom('account').where('email', '=', email).execute();
}

export type Published = Awaited<ReturnType<typeof publishProduct>>;

/** Publishes a product with these photographs in one form. Without an answer, the status is null. */
export async function publishProduct(port: number, headers: Headers, images: File[]) {
  const from = performance.now();
  const answer = await callsOf(callerOf(port), { headers })
    .createProduct({ images })
    .then(async (response) => ({ status: response.status, said: await response.text() }))
    .catch((error: unknown) => ({ status: null, said: String(error) }));
  return { from, to: performance.now(), ...answer };
}

/** Publishes a product with a new photograph: 201, or 503 while pictures cannot be kept. */
export async function judgeUpload(
  { port, headers }: { port: number; headers: Headers },
  expected: 201 | 503,
  mostSeconds: number,
): Promise<string[]> {
  const { from, to, status, said } = await publishProduct(port, headers, [await drawPhoto()]);
  const seconds = (to - from) / 1000;
  return [
    ...(status === expected ? [] : [`an upload answered ${status ?? said} instead of ${expected}`]),
    ...(seconds > mostSeconds ? [`an upload was answered after ${seconds.toFixed(1)} s`] : []),
  ];
}
